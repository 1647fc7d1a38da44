/** The part of discreet.ts that every page carries. On this device alone. */
export const DISCREET_KEY = 'lunaria.discreet';

/** What her pages can be called instead, and by which picture; `web/public/discreet/` has manifests and drawings. */
export const DISCREET_NAMES = { notes: 'Notes', planner: 'Planner', list: 'Lists' } as const;
export type DiscreetName = keyof typeof DISCREET_NAMES;

/** Her pages, and the forms in front of them. The public site stays as it is. */
export const HER_PLACES = /^\/(dashboard|onboarding|health-statistics|auth)(\/|$)/;

export const manifestOf = (name: string) => `/discreet/${name}.webmanifest`;
export const drawingOf = (name: string) => `/discreet/${name}.svg`;
export const touchIconOf = (name: string) => `/discreet/${name}-180.png`;

/**
 * Runs in <head> of every page, before title and icons are read: the first title counts, and each link is pointed elsewhere as
 * it comes. From the first drawing on the page itself says it so (root.tsx, page-title.ts).
 */
export const writeDiscreetScript = () =>
  `try{let n=localStorage["${DISCREET_KEY}"],t=${JSON.stringify(DISCREET_NAMES)}[n],h=document.head;` +
  `if(t&&${HER_PLACES}.test(location.pathname)){h.insertAdjacentHTML("afterbegin","<title>"+t+"</title>");` +
  'let o=new MutationObserver(()=>{for(let l of h.querySelectorAll("link[rel=icon],link[rel=apple-touch-icon],link[rel=manifest]"))' +
  '{let r=l.rel,u="/discreet/"+n+(r=="manifest"?".webmanifest":r=="icon"?".svg":"-180.png");' +
  'if(r=="icon"&&l.sizes.length)l.remove();else if(l.getAttribute("href")!=u)l.setAttribute("href",u)}' +
  'let m=h.querySelector("meta[name=apple-mobile-web-app-title]");if(m&&m.content!=t)m.content=t});' +
  'o.observe(h,{childList:!0});addEventListener("DOMContentLoaded",()=>o.disconnect())}}catch{}';
