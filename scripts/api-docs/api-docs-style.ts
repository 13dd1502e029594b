/** Styles of the API reference page, in the site's fonts and colours (`read-site-style.ts`). */
export const apiDocsStyle = `
*{box-sizing:border-box}
html{color-scheme:light dark;scroll-padding-top:4rem}
body{margin:0;min-width:320px;background:var(--color-paper);color:var(--color-ink);font:var(--text-base)/1.5 var(--font-sans);overflow-wrap:break-word}
header,.columns{max-width:96rem;margin:0 auto;padding:0 1rem}
header{padding-top:2.5rem;padding-bottom:1.5rem}
h1{font-size:var(--text-2xl);line-height:1.08;font-weight:600;letter-spacing:-.02em;margin:0 0 .75rem}
h2{font-size:var(--text-xl);line-height:1.2;font-weight:600;margin:0 0 .5rem}
h3{font-size:var(--text-lg);line-height:1.4;font-weight:600;margin:0 0 .5rem}
h4{font-size:var(--text-sm);font-weight:600;margin:1.5rem 0 .25rem}
p{margin:.25rem 0 .75rem;max-width:42rem}
section>p,header p,.right{color:var(--color-muted)}
a{color:var(--color-ink);text-decoration-thickness:1px;text-decoration-color:var(--color-steel-4);text-underline-offset:.2em}a:hover{text-decoration-color:currentcolor}
h3 a{color:inherit;text-decoration:none}h3 a:hover{text-decoration:underline}
code,pre,.method,.status{font-family:var(--font-mono);font-size:.875em}
pre code{font-size:1em}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:2px}
.skip{position:absolute;left:-100vw}.skip:focus{left:1rem;top:1rem;z-index:3;padding:.75rem 1rem;background:var(--color-raised)}
section{padding:2.5rem 0 1rem;border-top:2px solid var(--color-ink)}
article{border-top:1px solid var(--color-hairline);padding:2rem 0}
.guide h3{margin-top:2rem}.guide pre{max-width:48rem;margin-bottom:1rem}
.method{display:inline-block;min-width:3.75rem;font-size:var(--text-xs)}
.get{color:var(--color-blue)}.post{color:var(--color-green)}.put,.patch{color:var(--color-yellow)}.delete{color:var(--color-red)}
.address{margin-bottom:.25rem}.address .method{min-width:0;margin-right:.5rem}
.right{font-size:var(--text-sm);margin-bottom:.75rem}
.media{font:400 var(--text-xs)/1 var(--font-mono);color:var(--color-muted);margin:0 .5rem}
.status{color:var(--color-muted)}
.value{white-space:nowrap}
dl.fields{margin:0;max-width:48rem}
dl.fields>div{border-top:1px solid var(--color-hairline);padding:.625rem 0}
dt{line-height:1.6;color:var(--color-muted);font-size:var(--text-sm)}dt>code{font-size:1em;color:var(--color-ink);margin-right:.5rem}
dd{margin:.125rem 0 0;color:var(--color-muted);font-size:var(--text-sm);max-width:42rem}
.type,.where{font-size:var(--text-sm);color:var(--color-muted)}
.required{font-size:var(--text-xs);font-weight:500;color:var(--color-ink)}
.errors,.list,nav ul{list-style:none;margin:0;padding:0}
.errors{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:.25rem 1.5rem;font-size:var(--text-sm)}
.list{margin:.5rem 0 2rem;font-size:var(--text-sm)}
.list a,nav li li a{display:flex;gap:.5rem;color:inherit;text-decoration:none}.list a:hover span,nav li li a:hover{text-decoration:underline}
.list a{padding:.75rem 0;border-top:1px solid var(--color-hairline)}
.examples{min-width:0}.label{font-size:var(--text-xs);color:var(--color-muted);margin:1.25rem 0 .375rem}
.none{color:var(--color-muted);font-size:var(--text-sm)}
pre{margin:0;padding:1rem;background:var(--color-sunken);border:1px solid var(--color-hairline);border-radius:var(--radius-md);overflow:auto;max-height:24rem;font-size:var(--text-xs);line-height:1.6;tab-size:2}
.key{color:var(--color-blue)}.text{color:var(--color-green)}
:target{scroll-margin-top:4rem}dl.fields>:target{background:var(--color-accent-soft)}
nav{position:sticky;top:0;z-index:2;background:var(--color-paper);border-block:1px solid var(--color-hairline);margin:0 -1rem;overflow-x:auto}
nav>ul{display:flex;padding:0 .5rem}nav>ul>li>a{display:block;padding:.75rem .5rem;white-space:nowrap;color:inherit;text-decoration:none}
nav li ul{display:none}
main{min-width:0}main>section:first-child{border-top:0}
@media (width >= 64rem){
header{padding-left:2rem;padding-right:2rem}
html{scroll-padding-top:1rem}:target{scroll-margin-top:1rem}
.columns{display:grid;grid-template-columns:17rem minmax(0,1fr);gap:3rem;padding:0 2rem}
nav{align-self:start;max-height:100vh;margin:0;border:0;overflow:auto;font-size:var(--text-sm);padding:1rem 1rem 2rem 0;scrollbar-width:thin}
nav>ul{display:block;padding:0}nav>ul>li>a{padding:.5rem 0 .25rem;font-weight:600}
nav li ul{display:block;padding-bottom:.75rem}nav li li a{padding:.25rem 0;color:var(--color-muted)}
nav .method{min-width:3.25rem;padding-top:.125rem}
.list{display:none}
}
@media (width >= 80rem){
article:not(.schema){display:grid;grid-template-columns:minmax(0,1fr) minmax(0,30rem);gap:3rem}
.examples{position:sticky;top:1rem;align-self:start}.examples .label:first-child{margin-top:0}
}
@media print{nav,.skip{display:none}pre{max-height:none}}
`;
