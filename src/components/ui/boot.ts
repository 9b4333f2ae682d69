/**
 * The only script that stands in the page itself: it sets theme and scale before the first paint.
 * Its hash goes into the content security policy, so the text here and in the page is one.
 */
import { createHash } from 'node:crypto';

export const bootScript =
  '{const d=document.documentElement.dataset;d.js="";try{const s=localStorage,t=s.getItem("theme"),k=s.getItem("scale");' +
  'if(t==="light"||t==="dark")d.theme=t;if(k)d.scale=k}catch{}}';

export const bootHash = `sha256-${createHash('sha256').update(bootScript).digest('base64')}` as const;
