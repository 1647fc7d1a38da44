import type { Disk } from 'flydrive';
import type { S3Config } from './s3-driver.ts';

export interface DiskConfig {
  driver: 'disk';
  /** The folder of the files; made at the first file, readable by its owner only. */
  root: string;
}

export type StorageConfig = DiskConfig | S3Config;

/** Loads the driver that is configured and no other: the S3 client alone is several megabytes of code. */
export async function openDisk(config: StorageConfig): Promise<Disk> {
  const { Disk } = await import('flydrive');
  if (config.driver === 's3') {
    const { AbortingS3Driver } = await import('./s3-driver.ts');
    return new Disk(new AbortingS3Driver(config));
  }
  const { DurableDiskDriver } = await import('./durable-disk-driver.ts');
  return new Disk(new DurableDiskDriver(config.root));
}
