import type { DocumentLine } from '../document-lines.ts';
import type { Place } from '../document-text.ts';

/** A headed part of a document. */
export interface Section {
  /** As printed, without its colon. */
  heading: string;
  place: Place;
  /** What stands under it: the rest of its line and the lines down to the next heading. */
  pieces: { text: string; place: Place }[];
}

/** Headings that need no capitals to be one. */
const KNOWN =
  /^(?:(?:final |overall |clinical |radiological |diagnostic )?(?:impressions?|imp|conclusions?|opinion|interpretation|findings|comments?)|(?:principal |primary |secondary |final |discharge |admission |admitting |provisional |working |pre-?operative |post-?operative |clinical )?diagnos[ie]s|assessment(?:s|(?: and |\s?[/&]\s?)(?:treatment )?plan)?|impression(?: and |\s?[/&]\s?)(?:plan|recommendations?)|plan(?: of care)?|(?:treatment |management |discharge )plan|recommendations?|(?:chief|presenting) complaints?|reason for (?:the )?(?:visit|consultation|referral|exam(?:ination)?|study|admission|appointment)(?: \/ .{1,30})?|history(?: of present(?:ing)? (?:illness|complaint))?|(?:past |family |social |clinical |surgical |past medical |obstetric |menstrual |gyn(?:a)?ecological ){1,2}history|allergies|(?:current |discharge |home )?medications?|medicines|physical exam(?:ination)?|exam(?:ination)?|technique|procedure|comparison|indications?|clinical (?:information|indication|details)|review of systems|vital signs|vitals|subjective|objective|hospital course|course|discharge instructions|instructions|follow[- ]?up|disposition|results?|investigations|advice|summary|diagnosis and plan|problems?|problem list|interpretation and comments?|notes?|signature|signed|sincerely|addendum|labs?|laboratory data|operations? performed|complications|condition(?: on discharge)?|next steps|what we discussed|actions?|culture|microscopy|macroscopy|[soap]|a\/p)$/i;

const INLINE = /^[\s•*>-]*([\p{L}\d][\p{L}\p{N} ,/&()'’.+-]{0,60}?)\s*[:;]\s*(.*)$/su;
/** `… is clear. IMPRESSION: Normal.`: the heading begins a piece of its own. */
const WITHIN =
  /(?<=[.,;)]\s?)(?=\p{Lu}[\p{Lu} /&-]{3,40}:)|(?<=[.;]\s)(?=(?:Plan|Assessment|Impression|Diagnosis|Conclusion|Recommendations?|Follow-?up|Disposition|Findings|Exam|Advice|[AP])\s?:)/u;
/** Here ends what a section says. */
const CLOSING =
  /^(?:(?:electronically |digitally )?(?:signed|dictated|transcribed|verified|reviewed|reported)\b.{0,20}\b(?:by|on)\b|sincerely|(?:with )?(?:kind|best|warm) regards|yours |cc: ?dr|thank you\b.{0,40}\brefer|end of report)/i;
/** At the edge of a page, or of a transcription: what stood before goes on behind it. */
const EDGE = /^(?:page:? ?\d|\d{1,3} ?(?:of|\/) ?\d{1,3}$|[dt]: ?\d|[*_-]{3})/i;
const HEADING_MAX_WORDS = 8;

/** The headed parts of a document in reading order; what stands before the first heading is in none. */
export function findSections(lines: readonly DocumentLine[]): Section[] {
  const sections: Section[] = [];
  const repeated = findRepeated(lines);
  let isOpen = false;
  for (const line of lines) {
    if (EDGE.test(line.text) || repeated.has(line.text)) continue;
    if (CLOSING.test(line.text)) {
      isOpen = false;
      continue;
    }
    for (const part of line.text.split(WITHIN)) {
      const text = part.trim();
      const heading = readHeading(text);
      if (heading !== null) {
        isOpen = true;
        sections.push({ heading: heading.heading, place: line.place, pieces: [] });
        if (heading.rest !== '') sections.at(-1)?.pieces.push({ text: heading.rest, place: line.place });
      } else if (isOpen) sections.at(-1)?.pieces.push({ text, place: line.place });
    }
  }
  return sections;
}

function readHeading(text: string): { heading: string; rest: string } | null {
  const alone = text.replace(/^[\s•*#=_-]+|[\s:*#=_-]+$/g, '');
  const isAlone = alone.length > 3 && alone.length <= 60 && !/:|[.!?]$/.test(alone);
  if (isAlone && isHeading(alone)) return { heading: alone, rest: '' };
  const inline = INLINE.exec(text);
  const heading = inline?.[1]?.trim() ?? '';
  if (!isHeading(heading)) return null;
  // Transcripts have a comma where a line once ended: `IMPRESSION: ,1. Normal.`
  return { heading, rest: (inline?.[2] ?? '').replace(/^[\s,]+/, '') };
}

function isHeading(text: string): boolean {
  if (text === '' || text.split(/\s+/).length > HEADING_MAX_WORDS) return false;
  if (KNOWN.test(text)) return true;
  // All capitals, and more than a short form or a code.
  return !/\p{Ll}/u.test(text) && /\p{Lu}{3}/u.test(text) && !/\d{3}| {3}/.test(text);
}

/** What stands at the head or foot of several pages. */
function findRepeated(lines: readonly DocumentLine[]): ReadonlySet<string> {
  const pages = new Map<string, number>();
  const repeated = new Set<string>();
  for (const { text, place } of lines) {
    const first = pages.get(text);
    // `Plan` on each page is a heading, a letterhead is none.
    if (KNOWN.test(text.replace(/\s*:$/, ''))) continue;
    if (first === undefined) pages.set(text, place.page);
    else if (first !== place.page) repeated.add(text);
  }
  return repeated;
}
