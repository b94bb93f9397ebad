/* When a judgment of divorce takes effect, and what the law still forbids afterward. */

type Finality = {
  /** Completes "counted from the day ...". */
  day: string
  /** Whether a judgment comes first that leaves the spouses married. */
  stillMarried: boolean
}

const ON_ENTRY: Finality = { day: 'it is entered', stillMarried: false }

/**
 * The states in which the judge's signature does not yet end the marriage. Massachusetts by
 * G.L. c. 208 § 1A; Vermont 15 V.S.A. § 554; Rhode Island 15-5-23; Nebraska 42-372.01; the
 * District of Columbia after the time to appeal.
 */
const FINALITY: Readonly<Record<string, Finality>> = {
  Massachusetts: {
    day: 'it becomes absolute, which is 90 days after the judgment nisi',
    stillMarried: true,
  },
  Vermont: {
    day: 'it becomes absolute, which is 90 days after the decree nisi unless the Court fixes an earlier date',
    stillMarried: true,
  },
  'Rhode Island': {
    day: 'the final judgment is entered, which is not before three months after the decision',
    stillMarried: true,
  },
  Nebraska: { day: 'it becomes final, which is 30 days after it is entered', stillMarried: true },
  'District of Columbia': {
    day: 'it becomes final, which is when the 30 days to appeal have passed',
    stillMarried: true,
  },
}

export const finalityOf = (state: unknown): Finality => FINALITY[String(state)] ?? ON_ENTRY

/** Completes "That age or event is ...", where the statute was read. */
export const SUPPORT_AGES: Readonly<Record<string, string>> = {
  California: '18, or up to 19 for a full-time high school student (Fam. Code § 3901)',
  Connecticut: '18, or up to 19 in high school (§ 46b-84)',
  Florida: '18, or up to 19 for a dependent child in high school (Fla. Stat. § 743.07)',
  Massachusetts:
    '18, or up to 21 for a child who lives with and mainly depends on a parent, or up to 23 while such a child is in an educational program (ch. 208, § 28)',
  'New York': 'normally the age of 21',
  Texas: '18 or graduation from high school, whichever is later (Tex. Fam. Code § 154.001)',
}
