import { headerCart } from "./features/cart/pressed-cart.ts";

const entryStart = '<script type="module" async="" src="';
const entryEnd = "</script>";

/** Libraries, in the order in which they run; each is a task of its own, before those that use it. */
const libraries = ["libraries", "dom"].map((name) => `/assets/${name}-`);

/**
 * Loads the scripts when the page is painted or first used, and runs the libraries one by one. It runs as
 * a module: after the page was read, and after the stylesheet has come. A press of the header's cart marks the button
 * busy until `CartDialogs` has opened the cart. Each button that is pressed before the page responds to input is
 * pressed again, once, when it does, unless React received its last press (`markReceived`).
 */
const loader = (files: string, inTurn: string): string =>
  `let isStarted;const load=async()=>{
if(isStarted)return;isStarted=true;
for(const use of uses)removeEventListener(use,load,true);
const pause=()=>new Promise((next)=>setTimeout(next));
for(const [place,href] of ${files}.entries()){
document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href,fetchPriority:"low"}));
if(place%10===9)await pause()
}
for(const file of ${inTurn}){await import(file);await pause()}
},uses=["pointerdown","keydown"];
for(const use of uses)addEventListener(use,load,true);
const page=document.documentElement,early=new Map;
addEventListener("click",(press)=>{
const {target}=press;
target.closest('${headerCart}')?.setAttribute("aria-busy",true);
const button=target.closest("button[type=button]");
if(button&&page.dataset.hydrated==null)early.set(button,press)
},true);
new MutationObserver(()=>{for(const [button,press] of early)if(!press.isReceived)button.click();early.clear()}).observe(page,{attributeFilter:["data-hydrated"]});
setTimeout(load,document.visibilityState==="hidden"?0:1e3);
try{new PerformanceObserver(load).observe({type:"paint",buffered:true})}catch{load()}`;

/**
 * Lets the page's scripts wait for its first paint. Named in the HTML, they would share the connection with
 * the stylesheet, the fonts and the first images, and the largest would run in one long task.
 * @param files Paths of the scripts that the page needs.
 */
export function loadAfterPaint(
  html: string,
  files: readonly string[],
  nonce: string | undefined,
): string {
  // The framework's script is one of the last elements.
  const start = html.lastIndexOf(entryStart);
  if (start < 0) return html;
  const end = html.indexOf(entryEnd, start) + entryEnd.length;
  const source = start + entryStart.length;
  const entry = html.slice(source, html.indexOf('"', source));
  const first = libraries.flatMap((name) => files.filter((file) => file.startsWith(name)));
  const code = loader(JSON.stringify(files), JSON.stringify([...first, entry]));
  const attributes = nonce === undefined ? "" : ` nonce="${nonce}"`;
  return `${html.slice(0, start)}<script type="module"${attributes}>${code}</script>${html.slice(end)}`;
}
