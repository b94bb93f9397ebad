import type { Story } from '../template/story.ts'

export const story: Story = {
  overview:
    'One plain contract that covers the job, pay, hours, time off, confidentiality and how the job ends. It switches between at-will and a fixed term, follows the law of the state where the work is done, and carries the federal whistleblower notice that many short forms leave out. Pay and hours are on a separate schedule, which in Connecticut doubles as the wage notice that new employees must receive.',
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
        "For a contractor, use the independent contractor agreement. This document doesn't cover the laws for minors and public employees.",
    },
    {
      when: 'A union contract covers the job',
      ask: 'Does a union contract cover the job?',
      advice:
        'The union contract overrides individual agreements. Ask a labor attorney what you may still agree on.',
    },
    {
      when: 'The job is for a physician or another clinician, or depends on a visa',
      ask: 'Is the job for a physician or another clinician, or does it depend on a visa?',
      advice:
        "Both have rules on termination, competition and filings that aren't in this document. See a health care or immigration attorney.",
    },
    {
      when: 'The package includes equity',
      ask: 'Does the package include equity?',
      advice:
        'The agreement can mention equity, but the plan and the grant are separate documents. Have an attorney prepare them.',
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
      description: 'A clinic or firm hires for nine months and wants a clear end date.',
    },
    {
      title: 'Turning a handshake into terms',
      description:
        'A small manufacturer puts in writing the terms its lead technician has worked under for two years.',
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
        "It warned me that my state doesn't allow a one-year non-compete for a cook. I would have used one.",
      author: 'Salvatore I.',
      role: 'Restaurant owner',
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
      'They answer the questions together. The vague salary becomes an hourly rate with overtime, ten vacation days are paid out at the end, the duties are listed one by one, and there is no non-compete because neither needed one.',
    outcome:
      'The back hours are settled from the time records, payroll runs from the schedule page, and the next two hires start from the same document.',
  },
  realLifeScenario: {
    title: 'Nine months, to the day',
    challenge:
      'A veterinary office in Essex needs a practice manager while its own is on leave. The last temporary manager stayed weeks past the agreed end, and no one could say on what terms.',
    solution:
      "The agreement names the last day, says it doesn't renew automatically, and lets either side end it early with thirty days' notice. It also says what happens if work simply continues.",
    outcome:
      'In the eighth month they look at the same date, sign a one-page, four-week extension, and part as planned.',
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
          'The rate, the payday, what may be deducted, and overtime after 40 hours in a week unless the job is exempt.',
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
