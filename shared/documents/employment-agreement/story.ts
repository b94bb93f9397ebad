import type { Story } from '../template/story.ts'

export const story: Story = {
  overview:
    'One plain contract that sets out the job, the pay, the hours, time off, secrecy and how the job ends. It switches between at-will and a fixed term, follows the law of the state where the work is done, and carries the federal whistleblower notice that many short forms leave out. Pay and hours stand on a schedule of their own, which in Connecticut is the wage notice a new employee has to receive.',
  whatsIncluded: [
    'Employment agreement as an editable Word file',
    'The same document as a print-ready PDF',
    'Fourteen-step guide to signing and the first day, with your dates',
    'Wage and hours schedule',
    'Position description with numbered duties',
    'Prior-inventions exhibit and acknowledgment page',
    'State supplement for the place of work',
    'Notary page with a certificate for each signer, if you ask for one',
  ],
  notFor: [
    {
      when: 'The worker is an independent contractor, a minor or a public employee',
      ask: 'Is the worker an independent contractor, a minor or a public employee?',
      advice:
        'For a contractor take the independent contractor agreement. Minors and public employees work under laws that this document does not cover.',
    },
    {
      when: 'A union contract covers the job',
      ask: 'Does a union contract cover the job?',
      advice:
        'The union contract goes before any agreement of one employee. Ask a labor lawyer what may still be agreed.',
    },
    {
      when: 'The job is for a physician or another clinician, or depends on a visa',
      ask: 'Is the job for a physician or another clinician, or does it depend on a visa?',
      advice:
        'Both have rules on ending, competing and filing that are not in this document. See a lawyer for health care or immigration.',
    },
    {
      when: 'The package includes equity',
      ask: 'Does the package include equity?',
      advice: 'Equity needs a plan and a grant of its own. Have a lawyer add them.',
    },
  ],
  useCases: [
    {
      title: 'First hire at a neighborhood shop',
      description:
        'An owner moves from family help to a paid hourly assistant and wants hours, overtime and vacation in writing.',
    },
    {
      title: 'Covering a leave with a set end date',
      description:
        'A clinic or firm hires for nine months and wants the job to end on a date without argument.',
    },
    {
      title: 'Turning a handshake into terms',
      description:
        'A small manufacturer puts on paper what its lead technician has worked under for two years on a spoken deal.',
    },
  ],
  testimonials: [
    {
      quote: 'I hire one person a year. Now each of them gets the same clear pages, and so do I.',
      author: 'Dr. Hana V.',
      role: 'Veterinary practice',
    },
    {
      quote:
        'It warned me that my state does not let me bind a cook for a year. I would have printed it.',
      author: 'Salvatore I.',
      role: 'Owner of a restaurant',
    },
    {
      quote: 'I read what I was about to sign for the first time in my life, and understood it.',
      author: 'Wes L.',
      role: 'Newly hired mechanic',
      rating: 4,
    },
  ],
  mainStory: {
    title: 'About sixty thousand and two weeks off',
    challenge:
      'A bakery in Middletown promised its kitchen lead “about sixty thousand and two weeks off” by text message. Ten months later they disagree about the long Saturdays before the holidays and about four unused days.',
    solution:
      'They answer the questions together. A vague salary becomes an hourly rate with overtime, ten vacation days are paid out at the end, the duties are listed one by one, and there is no non-compete because nobody needed one.',
    outcome:
      'The back hours are settled from the time records, payroll runs from the schedule page, and the next two hires start from the same document.',
  },
  realLifeScenario: {
    title: 'Nine months, to the day',
    challenge:
      'A veterinary office in Essex needs a practice manager while its own is on leave. The last stand-in stayed on for weeks past the agreed end, and nobody could say on what terms.',
    solution:
      'The agreement names the last day, says that it does not renew itself, and gives either side thirty days to end it early. It also says what happens if work simply goes on.',
    outcome:
      'In the eighth month both look at the same date in the calendar, sign a four-week extension on one page, and part as planned.',
  },
  preview: {
    title: 'Employment Agreement',
    keyTerms: [
      {
        term: 'At-Will or Fixed Term',
        description:
          'Either side may end the job at any time, or it runs to a date you choose, with the ways to end it early.',
      },
      {
        term: 'Compensation and Overtime',
        description:
          'The rate, the pay day, what may be deducted, and overtime after 40 hours in a week unless the job is exempt.',
      },
      {
        term: 'Confidential Information',
        description: 'What the employee keeps secret, for how long, and what is never a secret.',
      },
      {
        term: 'Protected Rights',
        description:
          'Reports to agencies, talk about pay, and the whistleblower notice of federal law.',
      },
      {
        term: 'Inventions and Work Product',
        description: "What belongs to the employer, and what stays the employee's own.",
      },
    ],
  },
}
