/** The free guide, sent as the body of an email. */
export const GUIDE = {
  title: 'Before you sign: ten checks for any agreement',
  intro:
    'You can catch most problems in an agreement by reading it once, slowly, with a pen in hand. Take fifteen minutes for these ten checks, no matter who wrote it.',
  checks: [
    {
      title: 'Names and capacity',
      text: 'Each person is named as on their ID. A company has its full legal name and state, and the person who signs for it states their title.',
    },
    {
      title: 'What is promised',
      text: 'Cover the title and read the first page. Could a stranger say who does what? If not, the sentence needs a subject, a verb and a date.',
    },
    {
      title: 'Money',
      text: 'Every amount says when it is due, how it is paid, and what happens if it is late. Words and figures match.',
    },
    {
      title: 'Dates',
      text: 'Start, end, deadlines and notice periods are on the page. “Promptly” is not a date.',
    },
    {
      title: 'How it ends',
      text: 'Both sides can see how to end it, how much notice that takes, and what is still owed afterward.',
    },
    {
      title: 'Blanks and choices',
      text: 'No line is left blank for someone to fill in later. What does not apply is crossed out and initialed by both sides.',
    },
    {
      title: 'Attachments',
      text: 'Every schedule or list the text mentions is attached and has the same title in both places.',
    },
    {
      title: 'Which law',
      text: 'It names the state whose law applies. Some documents are invalid without the witnesses or notary that state requires. Find out before you sign, not after.',
    },
    {
      title: 'Changes',
      text: 'Everyone initials handwritten changes on every copy. Changes by email count only if the agreement says so.',
    },
    {
      title: 'Copies',
      text: 'Everyone gets a signed copy. Keep the original where someone else could find it.',
    },
  ],
  closing:
    'One more: have a licensed attorney review anything you can’t afford to get wrong. With a finished draft, that’s usually a short appointment.',
} as const
