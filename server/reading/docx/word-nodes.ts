/** What mammoth makes of a document, as far as its text goes; its own types call it `any`. */
export type WordNode =
  | {
      type: 'document' | 'table' | 'tableRow' | 'tableCell' | 'paragraph' | 'hyperlink';
      children: WordNode[];
    }
  | { type: 'run'; children: WordNode[]; verticalAlignment: 'baseline' | 'superscript' | 'subscript' }
  | { type: 'text'; value: string }
  | { type: 'checkbox'; checked: boolean }
  | { type: 'tab' | 'break' | 'image' | 'noteReference' | 'commentReference' | 'bookmarkStart' };
