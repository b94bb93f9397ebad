/** The free guide: sent to everybody who asks for it, in the mail itself. */
export const GUIDE = {
  title: 'Before you sign: ten checks for any agreement',
  intro:
    'Most trouble with agreements is found by reading slowly once, with a pen. Take fifteen minutes and these ten checks, whoever wrote the paper.',
  checks: [
    {
      title: 'Names and capacity',
      text: 'Each party is named as on an identity document. A company is named with its full legal name and state, and whoever signs for it says in which role.',
    },
    {
      title: 'What is promised',
      text: 'Cover the title and read the first page. Could a stranger say who does what? If not, the sentence needs a subject, a verb and a date.',
    },
    {
      title: 'Money',
      text: 'Every amount says when it is due, how it is paid, and what happens when it is late. Words and figures agree.',
    },
    {
      title: 'Dates',
      text: 'Start, end, deadlines and notice periods are on the page. “Promptly” is not a date.',
    },
    {
      title: 'How it ends',
      text: 'Both sides can see how to leave, how much notice that takes, and what remains owed afterwards.',
    },
    {
      title: 'Blanks and choices',
      text: 'No empty line is left for somebody to fill in later. What does not apply is crossed out and initialed by both.',
    },
    {
      title: 'Attachments',
      text: 'Every schedule or list that the text mentions is there, has a title, and is named the same in both places.',
    },
    {
      title: 'Which law',
      text: 'The state whose law applies is named. Some documents are worthless without the witnesses or the notary that state asks for: find out before you sign, not after.',
    },
    {
      title: 'Changes',
      text: 'A change by hand is initialed by everybody on every copy. A change by e-mail counts only if the agreement says so.',
    },
    {
      title: 'Copies',
      text: 'Everybody leaves with a signed copy. Keep the original where somebody else would find it.',
    },
  ],
  closing:
    'And one more: have a licensed attorney review anything you could not afford to be wrong about. A finished draft makes that a short appointment.',
} as const
