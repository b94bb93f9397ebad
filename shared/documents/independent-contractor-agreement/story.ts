import type { Story } from '../template/story.ts'

export const story: Story = {
  overview:
    "This agreement puts the deliverables, the price, the payment date and the ownership of the work in writing, and it records the facts that make someone a contractor. A signature alone doesn't do that: the facts and your state's law decide. You choose among four pricing methods, six billing schedules, three ownership models and three ways to handle expenses. The document adds current tax figures and a supplement for your state, such as the daily penalty in Connecticut and the freelance pay rules of New York, California and Illinois.",
  whatsIncluded: [
    'Independent contractor agreement as an editable Word file',
    'The same document as a print-ready PDF',
    'Fourteen-step guide to signing, paying and reporting',
    'Statement of work with a value and a due date on each line',
    'Fee and payment particulars on one page',
    'List of the tools and materials the contractor keeps',
    'Status facts for the contractor to initial',
    "Supplement with your state's contractor test",
    'Notary page, if you ask for one',
  ],
  notFor: [
    {
      when: 'The worker keeps set hours under your daily direction: that is an employee',
      ask: 'Does the worker keep set hours under your daily direction?',
      advice:
        'Then the law will likely see an employee, whatever the contract says. Use the employment agreement.',
    },
    {
      when: 'The work is a construction subcontract or a licensed trade with its own rules',
      ask: 'Is it a construction subcontract, or a licensed trade with its own rules?',
      advice:
        "Liens, bonds and prompt payment are regulated there. Use that trade's contract, or see an attorney.",
    },
    {
      when: 'The worker sells on commission, or is a health professional covering shifts',
      ask: 'Does the worker sell on commission, or cover shifts as a health professional?',
      advice: 'Special laws protect them. Have an attorney draft the agreement.',
    },
    {
      when: 'The contractor lives and works outside the United States',
      ask: 'Does the contractor live and work outside the United States?',
      advice: "Another country's labor and tax laws apply. See an attorney who knows them.",
    },
  ],
  useCases: [
    {
      title: 'A site rebuild with milestones',
      description:
        'A shop hires a developer, pays stage by stage as work is accepted, and needs the source files and a fair way to stop.',
    },
    {
      title: 'Monthly bookkeeping',
      description:
        "Open-ended work from the bookkeeper's own office, billed hourly with a cap, and a yearly review of the facts.",
    },
    {
      title: "A freelancer's own contract",
      description:
        'A photographer keeps the copyright, licenses the images for named uses, and writes down when the invoice is due.',
    },
  ],
  testimonials: [
    {
      quote:
        'Milestones with a price each. My client knows when to pay, and I know when to stop working.',
      author: 'Noor H.',
      role: 'Illustrator',
    },
    {
      quote:
        'The question about who owns the drafts saved us the argument we had with our last designer.',
      author: 'Keith A.',
      role: 'Runs a brewery',
    },
    {
      quote:
        "My state requires certain terms for freelancers. They were already in it before I'd heard of them.",
      author: 'Ingrid T.',
      role: 'Translator',
    },
  ],
  mainStory: {
    title: 'The mural that almost stayed half finished',
    challenge:
      'A bookshop in Norwich asks a muralist for a wall “with some books on it”. Halfway through, the owner wants the ceiling as well, the muralist wants to be paid for the scaffold, and no one has said who may print the mural on tote bags.',
    solution:
      'They take an afternoon and fill in the agreement: one wall, a fixed price, two deliverables with dates, the scaffold among the listed expenses. The muralist keeps the copyright; the shop may print the picture on its own bags. The ceiling becomes a change order with its own price.',
    outcome:
      "The wall is accepted in writing on a Friday and paid two weeks later. The ceiling follows in spring, and the bags carry the muralist's name.",
  },
  realLifeScenario: {
    title: 'Half paid, and whose artwork?',
    challenge:
      "An orchard in Guilford pays a designer half the price for new labels. Then both sides claim the artwork: the orchard because it paid, the designer because it hasn't paid in full.",
    solution:
      "For the next season they use this agreement: a fixed price, deliverables that are accepted or sent back with reasons, an assignment that takes effect on payment, a portfolio right, and the designer's fonts listed as existing materials.",
    outcome:
      "The labels print on time and the designer shows them online. When an agency asks about the designer's status, the file of invoices and the initialed facts answer the question.",
  },
  preview: {
    title: 'Independent Contractor Agreement',
    keyTerms: [
      {
        term: 'Independent Status',
        description:
          'Facts instead of a label: own methods, tools, customers and risk, and no penalty for asking an agency.',
      },
      {
        term: 'Deliverables and Acceptance',
        description:
          'Seven business days to review, written reasons, one round of correction, and no open-ended silence.',
      },
      {
        term: 'Invoices and Payment',
        description:
          'When an invoice may be sent, when it is due, interest if it is late, and no discount for paying on time.',
      },
      {
        term: 'Ownership of Work',
        description:
          'An assignment on payment, a license, or shared ownership with rules for use, sale and income.',
      },
      {
        term: 'Protected Disclosures',
        description:
          'What no contract may forbid: reports to agencies, testimony, and the trade secret notice of federal law.',
      },
    ],
  },
}
