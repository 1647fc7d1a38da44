import { customType } from 'drizzle-orm/pg-core';

/** Bytes: what was encrypted before it came here (server/encryption). */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
