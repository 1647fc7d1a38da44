// Loaded before anything else into the reading process and each of its threads (--import): nothing in it may reach the
// network, whatever a file says or a library would like to fetch. http, tls and fetch all end in these. Starting other
// programs, and the disk, are refused by the permissions it runs with (start-reading-process.ts).
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

function refuse(): never {
  throw new Error('The reading process has no network');
}

net.Socket.prototype.connect = refuse;
net.Server.prototype.listen = refuse;
dgram.createSocket = refuse;
dns.lookup = Object.assign(refuse, { __promisify__: refuse });
dns.promises.lookup = refuse;
globalThis.fetch = refuse;
syncBuiltinESMExports();
