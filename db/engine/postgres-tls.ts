import { isThisMachine } from '@lunaria/domain/this-machine.ts';
import pg from 'pg';
import { PlainConnectionError } from './plain-connection-error.ts';

/**
 * The owner's connection for the driver. Beyond this machine it is TLS with a checked certificate: without TLS everything
 * she writes would pass in the open, and without the check anybody on the way could be the database. The driver itself
 * speaks in the open unless `sslmode` says otherwise.
 *
 * Throws PlainConnectionError where the address turns that off, unless `allowsPlain`; never with the address.
 */
export function describeOwner(url: string, allowsPlain: boolean): pg.ClientConfig {
  // The driver's own reading, with what it takes from the environment; this one never connects.
  const read = new pg.Client({ connectionString: url, ssl: true });
  if (isThisMachine(read.host)) return { connectionString: url };
  if (!isChecked(read.ssl) && !allowsPlain) {
    throw new PlainConnectionError(
      'DATABASE_URL leaves this machine and turns TLS off, or the check of the certificate: leave sslmode out or set it to verify-full, with sslrootcert where the certificate is of your own. On a network where nobody else can read along, ALLOW_PLAIN_CONNECTIONS=true takes it as it is.',
    );
  }
  return { connectionString: url, ssl: true };
}

/** Whether this is TLS with the certificate and its name looked at; pg's types know only a part of what it can be. */
function isChecked(ssl: unknown): boolean {
  if (typeof ssl !== 'object' || ssl === null) return ssl === true;
  const isCertificateChecked = !('rejectUnauthorized' in ssl && ssl.rejectUnauthorized === false);
  return isCertificateChecked && !('checkServerIdentity' in ssl);
}
