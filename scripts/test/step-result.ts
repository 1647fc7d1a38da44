/** What one run of a tool came to, written by our own reporters in Vitest and Playwright (the two files beside). */
export interface Report {
  passed: number;
  failed: number;
  /** Names of tests that were left out. */
  skipped: string[];
  /** Names of tests that failed first and passed when they were run again; neither passed nor failed. */
  secondTries: string[];
  /** How long each file took; files that ran side by side add up to more than the clock says. */
  files: { file: string; seconds: number }[];
}

export interface StepResult extends Partial<Pick<Report, 'skipped' | 'files'>> {
  passed: number;
  failed: number;
  /** Names of tests that failed first and passed when they were run again, and were known to. */
  knownRaces?: string[];
  /** What the tool printed: shown when something failed. */
  output: string;
}
