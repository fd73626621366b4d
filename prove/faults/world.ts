/** Prints a line; a value that is not what is wanted fails the proof. */
export type See = (name: string, value: number, wanted?: number, faults?: readonly string[]) => void;

/** What a fault is played on: a database with the demo sites, and ports from here on. */
export interface FaultWorld {
  see: See;
  port: number;
  domain: string;
  dataDir: string;
  databaseUrl: string;
  env: Readonly<Record<string, string>>;
}
