/** What every purchase includes, in display order. */
export const WHATS_INCLUDED: readonly { title: string; text: string }[] = [
  {
    title: 'Word document',
    text: 'The complete document as an editable .docx file with real headings and numbering, plus a print-ready PDF.',
  },
  {
    title: 'Step-by-step instructions',
    text: 'A separate PDF that explains what to check, who signs, who witnesses, and what to do with the signed document.',
  },
  {
    title: 'General legal guidelines',
    text: 'What the law usually requires of a document like this, and where your state differs.',
  },
  {
    title: 'Sample language',
    text: 'Clauses in full sentences, with wording for the most common choices.',
  },
]

/** How it works, from choosing to signing. */
export const HOW_IT_WORKS: readonly string[] = [
  'Choose the document and read what it does.',
  'Answer the questions, or buy the blank version and fill it in by hand.',
  'Pay once. No account, no subscription.',
  'Download the Word file, the PDF and the instructions. The link works for 7 days.',
  'Have a licensed attorney review it, then sign it as the instructions say.',
]
