/** What every purchase contains, in the order in which pages list it. */
export const WHATS_INCLUDED: readonly { title: string; text: string }[] = [
  {
    title: 'Word document',
    text: 'The complete document as an editable .docx file, with real headings and numbering, and the same document as a PDF ready to print.',
  },
  {
    title: 'Step-by-step instructions',
    text: 'A separate PDF that says what to check, who signs, who witnesses, and what to do with the signed paper.',
  },
  {
    title: 'General legal guidelines',
    text: 'What the law usually asks of a document like this, and where your state differs from the rest.',
  },
  {
    title: 'Sample language',
    text: 'Clauses written in full sentences, with wording for the choices people make most often.',
  },
]

/** How it works, from choosing to signing. */
export const HOW_IT_WORKS: readonly string[] = [
  'Choose the document and read what it does.',
  'Answer its questions, or take the blank version and fill it in by hand.',
  'Pay once. There is no account and no subscription.',
  'Download the Word file, the PDF and the instructions. The link works for 7 days.',
  'Have a licensed attorney review it, then sign as the instructions say.',
]
