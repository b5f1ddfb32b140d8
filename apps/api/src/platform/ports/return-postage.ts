/** Free postage for a parcel that comes back. */
export interface Postage {
  carrier: string;
  /** Digits, an even number of them: they are printed as a barcode. */
  code: string;
  validUntil: Date;
}

/** A carrier that lets the shop's customers post parcels at the shop's expense. */
export interface ReturnPostage {
  /** The same key gets the same postage, however often it is asked. */
  issue(parcel: { key: string; cep: string }): Promise<Postage>;
}
