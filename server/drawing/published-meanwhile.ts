/** A publish came between two reads: what was read together would be of two versions. */
export class PublishedMeanwhile extends Error {}
