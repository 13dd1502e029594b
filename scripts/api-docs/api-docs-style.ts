/** Styles of the API reference page, which isn't part of the site's bundle. */
export const apiDocsStyle = `
:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#16181d;--line:#e4e1da;--steel:#50555f;--accent:#b83c00}
@media (prefers-color-scheme:dark){:root{--paper:#131519;--ink:#ecebe6;--line:#30343b;--steel:#b0b4bc;--accent:#ff9259}}
html{scroll-padding-top:1rem}
body{margin:0 auto;max-width:82rem;padding:2rem 1rem 4rem;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1{font-size:2rem;line-height:1.15;margin:0 0 .5rem}h2{margin:3rem 0 0;padding-top:1rem;border-top:2px solid var(--ink)}
h3{font-size:1rem;margin:0;overflow-wrap:break-word}p{margin:.25rem 0 .75rem;color:var(--steel);max-width:75ch}
article{border-top:1px solid var(--line);padding:1.25rem 0}a{color:var(--accent)}
code,.method{font-family:ui-monospace,monospace;font-size:.875rem}.method{display:inline-block;min-width:4rem;color:var(--accent)}
nav ul{list-style:none;padding:0;margin:0}nav li ul{display:none}nav a{display:inline-block;padding:.5rem 0}
nav>ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;margin:1rem 0}
table{border-collapse:collapse;width:100%;font-size:.875rem;margin:.5rem 0 1rem}caption{text-align:left;color:var(--steel);padding-bottom:.25rem}
th,td{border-top:1px solid var(--line);padding:.4rem 1.25rem .4rem 0;text-align:left;vertical-align:top}
thead th{white-space:nowrap}tbody th{font-weight:400}
details{border-top:1px solid var(--line)}summary{padding:.75rem 0;cursor:pointer}
.value{white-space:nowrap}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media (width >= 70rem){
.columns{display:grid;grid-template-columns:17rem minmax(0,1fr);gap:3rem}
nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;font-size:.875rem}
nav>ul{display:block}nav li ul{display:block;padding:0 0 .75rem}nav li li a{padding:.2rem 0;color:inherit;text-decoration:none}nav li li a:hover{text-decoration:underline}
}
@media (width >= 45rem){
.name{width:24%}.where{width:14%}.type{width:28%}
}
@media (width < 45rem){
table,caption,tbody,tr,th,td{display:block}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tr{border-top:1px solid var(--line);padding:.5rem 0}th,td{border:0;padding:.1rem 0}
td.type,td.where{color:var(--steel)}
}`;
