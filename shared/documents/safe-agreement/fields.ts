import { companyFormField, formedInField } from '../template/party-fields.ts'
import type { Condition, Step } from '../template/template.ts'
import { STATE_OPTIONS } from '../toolbox/states.ts'
import { INVESTOR } from './parties.ts'

const isEntityInvestor: Condition = { field: 'investorType', is: 'entity' }
const wantsNotary: Condition = { field: 'notaryRequired', is: true }

const AMOUNT = /^\d+(\.\d{1,2})?$/

const company: Step = {
  id: 'company',
  title: 'The company',
  intro: 'Who takes the money and will issue the shares.',
  fields: [
    {
      key: 'date',
      label: 'Date of the agreement',
      kind: 'date',
      required: true,
      default: { today: true },
      range: { yearsAhead: 1 },
      help: 'The day both sides sign. Filing deadlines run from the first sale.',
      why: 'Dates the agreement and the signatures, and starts the filing deadlines in your instructions.',
    },
    {
      key: 'companyName',
      label: "Company's exact legal name",
      kind: 'text',
      required: true,
      autocomplete: 'section-company organization',
      help: 'As on the certificate filed with the state, including Inc. or LLC.',
      why: 'Names the company on every page and in its signature block.',
    },
    {
      key: 'companyState',
      label: 'State where the company was formed',
      kind: 'select',
      required: true,
      default: 'Connecticut',
      options: STATE_OPTIONS,
      help: 'Its law governs the agreement and how shares are created.',
      why: 'Sets the governing law, the courts and the state terms.',
    },
    {
      key: 'companyEntityType',
      label: 'Type of company',
      kind: 'select',
      required: true,
      default: 'c_corporation',
      options: [
        { value: 'c_corporation', label: 'Corporation (C corporation)' },
        { value: 's_corporation', label: 'Corporation taxed as an S corporation' },
        { value: 'benefit_corporation', label: 'Benefit or public benefit corporation' },
        { value: 'llc', label: 'Limited liability company' },
      ],
      help: 'Most SAFEs are written for corporations. An LLC issues units instead of shares.',
      why: 'Chooses the words throughout: shares, board and charter, or units, members and operating agreement.',
    },
    {
      key: 'companyAddress',
      label: "Company's main office address",
      kind: 'address',
      required: true,
      autocomplete: 'section-company street-address',
      help: 'Where notices to the company are sent.',
      why: 'Identifies the company in the first paragraph and is its address for notices.',
    },
  ],
}

const investor: Step = {
  id: 'investor',
  title: 'The investor',
  intro: 'Who pays, and why this investor may buy.',
  fields: [
    {
      key: 'investorName',
      label: "Investor's full legal name",
      kind: 'text',
      required: true,
      autocomplete: 'section-investor name',
      help: 'The person or entity that pays and will own the shares.',
      why: 'Names the investor on every page and in the signature block.',
    },
    {
      key: 'investorAddress',
      label: "Investor's address",
      kind: 'address',
      required: true,
      autocomplete: 'section-investor street-address',
      help: 'Home or main office, with state. It decides which state notice filings apply.',
      why: 'The address for notices. When its state is not the company’s, that state’s notice is added to the state terms and to your instructions.',
    },
    {
      key: 'investorType',
      label: 'The investor is',
      kind: 'radio',
      required: true,
      requiredMessage: 'Please say whether the investor is a person or an entity.',
      default: 'individual',
      options: [
        { value: 'individual', label: 'A person' },
        { value: 'entity', label: 'A company, fund or trust' },
      ],
      help: 'Changes the signature block and the investor statements.',
      why: 'An entity signs through a named person and adds statements about itself.',
    },
    companyFormField(INVESTOR.form, 'the investor', isEntityInvestor),
    formedInField(INVESTOR.state, 'the investor', isEntityInvestor),
    {
      key: 'investorSignerName',
      label: 'Person signing for the investor',
      kind: 'text',
      required: isEntityInvestor,
      requiredMessage: 'Please name the person signing for the investor.',
      shownWhen: isEntityInvestor,
      autocomplete: 'section-signer name',
      help: 'The partner, manager, trustee or officer who may bind the investor.',
      why: "Printed in the investor's signature block.",
    },
    {
      key: 'investorSignerTitle',
      label: "That person's title",
      kind: 'text',
      required: isEntityInvestor,
      requiredMessage: 'The title of the person signing for the investor is required.',
      shownWhen: isEntityInvestor,
      autocomplete: 'section-signer organization-title',
      help: 'For example General Partner, Manager or Trustee.',
      why: "Printed in the investor's signature block.",
    },
    {
      key: 'accreditedStatus',
      label: 'How does the investor qualify?',
      kind: 'select',
      required: true,
      requiredMessage: 'Please choose how the investor qualifies.',
      options: [
        {
          value: 'income',
          label:
            'Income over $200,000 (or $300,000 with a spouse or partner) in each of the last two years and expected this year',
        },
        { value: 'net_worth', label: 'Net worth over $1,000,000 without the main home' },
        {
          value: 'professional',
          label: 'Holds a qualifying securities license or is an insider of the company',
        },
        {
          value: 'entity',
          label: 'An entity with over $5,000,000 in assets or wholly owned by accredited investors',
        },
        { value: 'not_accredited', label: 'None of these' },
      ],
      help: 'Most SAFE sales rely on accredited investors. If none applies, a lawyer should prepare extra disclosure first.',
      why: 'Marks the basis in the accreditation statement. "None of these" adds statements by the investor and a list of the information given.',
    },
  ],
}

const price: Step = {
  id: 'price',
  title: 'The money and the price terms',
  intro: 'How much is paid now, and what sets the price of the shares later.',
  fields: [
    {
      key: 'investmentAmount',
      label: 'Amount invested',
      kind: 'number',
      required: true,
      format: 'money',
      pattern: { regex: AMOUNT, message: 'Please enter the amount invested in dollars' },
      help: 'Paid in full at signing by check or wire. From 100 to 100,000,000 dollars.',
      why: 'Printed in words and figures, and used in the worked example.',
    },
    {
      key: 'equityType',
      label: 'What the investor will receive',
      kind: 'select',
      required: true,
      shownWhen: { not: { field: 'companyEntityType', is: 'llc' } },
      requiredMessage: 'Please choose what the investor will receive.',
      default: 'safe_preferred',
      options: [
        {
          value: 'safe_preferred',
          label:
            "A shadow class of preferred shares (same rights as the new investors, with preference set at the investor's own price)",
        },
        { value: 'same_preferred', label: 'The same preferred shares the new investors buy' },
        { value: 'common', label: 'Common shares' },
        { value: 'units', label: 'LLC membership units' },
      ],
      help: 'Shadow preferred avoids giving the early investor a preference larger than what was paid. An LLC gives membership units, without a choice.',
      why: 'Decides what a priced round turns the investment into.',
    },
    {
      key: 'valuationCap',
      label: 'Valuation cap (dollars)',
      kind: 'number',
      required: false,
      format: 'money',
      pattern: {
        regex: AMOUNT,
        message: 'Please enter a valuation cap of at least $10,000, or leave it blank',
      },
      help: 'The highest company value used to price the investor\'s shares, counting all SAFEs but not the new money ("post-money" cap). Blank for no cap.',
      why: 'Adds the cap price, the ownership line in the key terms and two cases of the worked example.',
    },
    {
      key: 'discountRate',
      label: 'Discount (percent off the new price)',
      kind: 'number',
      required: false,
      format: 'percent',
      pattern: {
        regex: AMOUNT,
        message:
          'Enter the discount itself: 20 means the investor pays 80 percent of the new price',
      },
      help: 'Enter 20 for a 20 percent discount: the investor pays 80 cents for each dollar the new investors pay. Blank for no discount.',
      why: 'Adds the discount price and its case of the worked example.',
    },
    {
      key: 'mfnRight',
      label: 'Right to better later terms (most favored)',
      kind: 'checkbox',
      required: false,
      default: false,
      help: 'If the company later gives another investor better SAFE terms, this investor may swap. Needed when there is neither a cap nor a discount.',
      why: 'Adds the section on better later terms.',
    },
    {
      key: 'proRataRight',
      label: 'Right to buy more in the next round',
      kind: 'checkbox',
      required: false,
      default: false,
      help: 'Lets the investor keep the same percentage by buying new shares at the new price.',
      why: 'Adds the section on the right to buy more.',
    },
  ],
}

const events: Step = {
  id: 'events',
  title: 'What happens when',
  intro: 'If a buyer or the stock exchange comes before the next investment round.',
  fields: [
    {
      key: 'liquidationOption',
      label: 'If the company is sold first',
      kind: 'radio',
      required: true,
      requiredMessage: 'Please choose what happens if the company is sold first.',
      default: 'greater_of',
      options: [
        {
          value: 'greater_of',
          label: 'Automatically the larger of the money back or the value of the shares',
        },
        { value: 'investor_choice', label: 'The investor chooses after notice' },
        { value: 'cash_back', label: 'Money back only' },
        { value: 'convert_only', label: 'Shares only' },
      ],
      help: 'Sale, merger or change of control before a priced round.',
      why: 'Chooses the wording of the section on a sale and the result in the worked example.',
    },
    {
      key: 'publicOption',
      label: 'If the company lists its shares first',
      kind: 'radio',
      required: true,
      requiredMessage: 'Please choose what happens if the company lists its shares first.',
      default: 'automatic_conversion',
      options: [
        {
          value: 'automatic_conversion',
          label: 'Converts to common shares just before listing',
        },
        { value: 'greater_of', label: 'Larger of money back or share value, as in a sale' },
        { value: 'investor_choice', label: 'The investor chooses after notice' },
      ],
      help: 'Initial public offering, direct listing, or merger with a listed shell.',
      why: 'Chooses the wording of the section on a public listing.',
    },
  ],
}

const signing: Step = {
  id: 'signing',
  title: 'Confidentiality, signing, notary',
  intro: 'What the investor may say, and who signs for the company.',
  fields: [
    {
      key: 'confidentialityExceptions',
      label: 'Extra exceptions to confidentiality',
      kind: 'textarea',
      list: { one: 'exception', add: 'Add an exception' },
      required: false,
      maxLength: 1500,
      help: 'One per line. Usual exceptions (advisers, law, tax) are already written in. Add others, such as "Investor may name the Company on its website".',
      why: 'Each line becomes a lettered exception in the section on confidentiality.',
    },
    {
      key: 'authorizedName',
      label: 'Person signing for the company',
      kind: 'text',
      required: true,
      requiredMessage: 'Please name the person signing for the company.',
      autocomplete: 'section-officer name',
      help: 'An officer, manager or member with authority from the board or members.',
      why: "Printed in the company's signature block.",
    },
    {
      key: 'authorizedTitle',
      label: "That person's title",
      kind: 'text',
      required: true,
      requiredMessage: 'The title of the person signing for the company is required.',
      autocomplete: 'section-officer organization-title',
      help: 'For example Chief Executive Officer or Managing Member.',
      why: "Printed in the company's signature block.",
    },
    {
      key: 'capitalization',
      label: 'Who owns the company now',
      kind: 'textarea',
      list: { one: 'holder', add: 'Add a holder' },
      required: false,
      maxLength: 2000,
      help: 'Optional. One per line with the number at the end, for example: Ana Ruiz, common, 4000000.',
      why: 'Adds a table of the capitalization, with its total, on which the investor may rely.',
    },
    {
      key: 'boardConsent',
      label: 'Add a consent of the board',
      kind: 'checkbox',
      required: false,
      default: false,
      help: 'A page on which the directors, members or managers approve the SAFE.',
      why: 'Adds the consent after the exhibits.',
    },
    {
      key: 'formDSheet',
      label: 'Add a data sheet for Form D',
      kind: 'checkbox',
      required: false,
      default: false,
      help: 'The facts that the SEC form asks for, as far as your answers know them.',
      why: 'Adds the sheet to your instructions.',
    },
    {
      key: 'notaryRequired',
      label: 'Add a notary page',
      kind: 'checkbox',
      required: false,
      default: false,
      help: 'Not needed. Some investors or banks ask for it.',
      why: 'Adds a notary acknowledgment after the signatures.',
    },
    {
      key: 'signingState',
      label: 'State where the notary will be',
      kind: 'select',
      required: wantsNotary,
      requiredMessage: 'Please choose the state where the notary will be.',
      shownWhen: wantsNotary,
      default: 'Connecticut',
      options: STATE_OPTIONS,
      help: 'A notary page names the place of signing, not the state of the company.',
      why: "Chooses the notary's certificate.",
    },
    {
      key: 'county',
      label: 'County where the notary will be',
      kind: 'text',
      required: wantsNotary,
      requiredMessage: 'Please enter the county for the notary page',
      shownWhen: wantsNotary,
      format: 'county',
      pattern: {
        regex: /^[\p{L}\s.'’-]+$/u,
        message: 'Please enter a county name, for example Fairfield',
      },
      help: 'Leave blank unless you asked for a notary page.',
      why: 'Printed in the notary certificate.',
    },
  ],
}

/** The questions of the SAFE, in the order in which they are asked. */
export const steps: readonly Step[] = [company, investor, price, events, signing]
