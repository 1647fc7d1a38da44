export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** Ids, codes and numbers. Never a body, a note, a document's text, a name or a mail address. */
export type LogFields = Record<string, string | number | boolean | undefined>;

export interface Logger {
  info(code: string, fields?: LogFields): void;
  warn(code: string, fields?: LogFields): void;
  error(code: string, fields?: LogFields): void;
}

/** One JSON object a line on stderr; stdout stays free for the one line that says the server is ready. */
export function createLogger(write: (line: string) => void = (line) => process.stderr.write(line)): Logger {
  const log = (level: LogLevel, code: string, fields: LogFields = {}): void =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, code, ...fields })}\n`);
  return {
    info: (code, fields) => log('info', code, fields),
    warn: (code, fields) => log('warn', code, fields),
    error: (code, fields) => log('error', code, fields),
  };
}
