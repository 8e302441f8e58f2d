/** The reason for a red cell of the proof page: a title and the details. */
export interface ProofFailureReason {
  readonly title: string
  readonly text: string
}

/** The result of one rule (one column of the proof page) for one merchant. */
export interface ProofCell {
  /** `unknown` means that no result of the rule exists. An unknown cell is grey, never green. */
  readonly state: 'good' | 'bad' | 'unknown'
  /** A word or a number, short enough for a table cell. */
  readonly text: string
  readonly note?: string | undefined
  /** The reasons for a red cell. Each red cell has at least one. */
  readonly reasons: readonly ProofFailureReason[]
}

export const createGoodCell = (text: string, note?: string): ProofCell => ({ state: 'good', text, note, reasons: [] })

export const createUnknownCell = (text: string): ProofCell => ({ state: 'unknown', text, reasons: [] })

/** Returns a red cell with the given reasons, or the cell `otherwise` if the list of reasons is empty. */
export const createBadProofCellIfReasons = (
  text: string,
  reasons: readonly ProofFailureReason[],
  otherwise: ProofCell,
  note?: string,
): ProofCell => (reasons.length === 0 ? otherwise : { state: 'bad', text, note, reasons })
