import type { TextLine } from '@lunaria/domain/documents/reading/document-text.ts';
import type { ReadingLimits } from './reading-messages.ts';

/** What the readers of a format are given, and give back to. */
export interface Reading {
  limits: ReadingLimits;
  isKnown(page: number): boolean;
  /** Says that work goes on: the time for a page counts from here. */
  showLife(): void;
  finishPage(page: number, pages: number, lines: readonly TextLine[]): void;
}
