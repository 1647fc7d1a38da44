declare module 'virtual:route-table' {
  import type { ComponentType } from 'react';

  /** What the module of a page exports, as far as a component test uses it. */
  export interface PageModule {
    default: ComponentType;
    handle?: unknown;
    meta?: (page: { location: { pathname: string; search: string } }) => { title?: string }[];
  }

  export interface TableEntry {
    path?: string;
    index?: true;
    lazy(): Promise<PageModule>;
    children?: TableEntry[];
  }

  const table: TableEntry[];
  export default table;
}

/** Has no types of its own; imported for what it puts into the page. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {}
