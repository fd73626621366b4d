/** Prints a line; a value that is not what is wanted fails the proof. */
export type See = (name: string, value: number, wanted?: number, faults?: readonly string[]) => void;

/** What a fault is played on: a database with the demo sites, and ports from here on. */
export interface FaultWorld {
  see: See;
  port: number;
  domain: string;
  dataDir: string;
  databaseUrl: string;
  /** Of the superuser, for databases of one's own. */
  adminUrl: () => string;
  /** Where the nodes look for a payment provider. */
  providerPort: number;
  env: Readonly<Record<string, string>>;
}
