/**
 * The only inline script of the pages. The script migrates data of earlier versions once, to keys with the site's name as prefix.
 * Then the script sets theme and scale before the first paint. The script also marks the page if a battle is about to open or if
 * the page is in a frame. Damaged settings are ignored. After the first paint, the script starts the scripts that wait for it
 * (see `plugins/lighten.ts`), so that they do not delay the text. If the browser enforces Trusted Types, the script also defines
 * from which addresses scripts may be loaded: for workers, only from the site's own host. The content security policy contains
 * the hash of this script, so the text here and in the page must be identical.
 */
import { createHash } from 'node:crypto';
import { prefix } from './stored/stored.ts';

/**
 * Keys of earlier versions. Other sites on the host may use `theme` and `scale` too, so those two are copied instead of moved.
 */
const shared = '/^(theme|scale)$/';
const ours =
  '/^(play\\.(fr3|habits)|muster\\.fr3|odds\\.army\\.fr3|companion\\.(fr3|hott|six-events|three-realms)|start-fr3$|kept[-.][a-z-]+$)/';

const move =
  `if(!s.getItem(p+"moved")){for(const k of Object.keys(s)){const v=s.getItem(k);if(${shared}.test(k))s.setItem(p+k,v);` +
  `else if(${ours}.test(k)){s.removeItem(k);try{s.setItem(p+k,v)}catch(e){s.setItem(k,v);throw e}}}s.setItem(p+"moved",1)}`;

/** The policy defines no `createHTML` and no `createScript`, because text never becomes markup or code. */
const trust =
  'try{trustedTypes.createPolicy("default",{createScriptURL:u=>new URL(u,location).href.startsWith(origin+"/")?u:null})}catch{}';

/**
 * A script element that waits has the type `later`. If the page is in a background tab, the script waits until the reader opens
 * the tab.
 */
const later =
  'document.addEventListener("DOMContentLoaded",()=>requestAnimationFrame(()=>setTimeout(()=>{' +
  'for(const l of document.querySelectorAll("script[type=later]")){const s=document.createElement("script");s.type="module";s.async=!1;' +
  's.src=l.src;document.head.append(s)}})));';

export const bootScript =
  `${trust}${later}{const d=document.documentElement.dataset,p="${prefix}";d.js="";if(self!==top)d.framed="";try{const s=localStorage;try{${move}}catch{}` +
  'const t=s.getItem(p+"theme"),k=s.getItem(p+"scale");' +
  'if(/^(light|dark)$/.test(t))d.theme=t;if(/^\\d\\dmm-(in|cm)$/.test(k))d.scale=k;' +
  // If a battle is about to open, the page header is hidden from the first paint.
  'const b=/([^/]+)\\/play\\/$/.exec(location.pathname);' +
  'if(b&&(location.hash.length>20||/[?&](lesson|scenario|graded)/.test(location.search)||s.getItem(p+"play."+b[1])))d.opens="";' +
  '}catch{}}';

export const bootHash = `sha256-${createHash('sha256').update(bootScript).digest('base64')}` as const;
