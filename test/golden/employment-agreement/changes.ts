import { type Changes, changesFor } from '../../support/golden.ts'
import { ENGINEER, SHOP } from './cases.ts'

/** Changed answers of a known set; `changes.txt` lists what each adds and removes. */
export const changes: Changes = [
  {
    from: SHOP,
    changes: {
      'the kind of business is not given': { employer_entity_type: '' },
      'the kind of business is typed as "sole proprietor"': {
        employer_entity_type: 'sole proprietorship',
      },
      'the kind of business is typed as "an Ohio …"': {
        employer_entity_type: 'an Ohio corporation',
      },
      'the kind of business is typed as "organized …"': {
        employer_entity_type: 'organized in Ohio',
      },
      'a fixed term': { end_type: 'fixed', end_date: '2027-10-29' },
      'the term is not chosen': { end_type: '' },
      'the employer assigns the duties': { duties_type: 'employer_discretion' },
      'the work is remote': { work_location: 'Remote from 3 Elm Street, Essex, Connecticut' },
      'the work is partly remote': { work_location: '48 Main Street and remote work on Mondays' },
      'the work is remote, from any place': { work_location: 'fully remote' },
      'a member supervises at the mill': {
        supervisor: 'Managing Member',
        work_location: 'The mill',
      },
      'a chief officer supervises at several places': {
        supervisor: 'CEO',
        pay_day: 'last business day',
        work_location: 'Ranches in Butler County',
      },
      'a vice president supervises': { supervisor: 'VP of Sales', pay_day: 'every other Friday' },
      'a job with a rank supervises': { supervisor: 'Lead Guide' },
      'the work is in homes': {
        work_location: "Students' homes",
        work_days: 'Any four days',
        pay_day: 'every Friday',
      },
      'outside sales': {
        pay_structure: 'other',
        pay_details: '6 percent of sales',
        overtime_status: 'exempt',
        exempt_category: 'outside_sales',
      },
      'a person with a title supervises': { supervisor: 'Honora Whitlock, the owner' },
      'a salary paid weekly': {
        pay_structure: 'annual',
        pay_amount: 62000,
        pay_frequency: 'weekly',
      },
      'a salary paid monthly': {
        pay_structure: 'annual',
        pay_amount: 62000,
        pay_frequency: 'monthly',
      },
      'paid in another way': {
        pay_structure: 'other',
        pay_details: '5 percent of sales\nA draw of $400 a week',
      },
      'the pay day is named with "on"': { pay_day: 'on the last business day of each month' },
      exempt: { pay_structure: 'annual', pay_amount: 62000, overtime_status: 'exempt' },
      'the overtime rate is a sentence': { overtime: 'time and a half, double time on Sundays' },
      'a bonus is promised': { bonuses: 'One percent of sales\nA turkey at Thanksgiving' },
      'benefits are listed': { benefits: '- Health plan\n- Parking', equity_grant: 'None' },
      'vacation is not paid out': { vacation_payout: false },
      'vacation must be paid out': { vacation_payout: false, state: 'California' },
      'one vacation day': { vacation_days: 1 },
      'no vacation': { vacation_days: 0 },
      'some information may be shared': {
        confidentiality_exceptions: 'Photos of the shop\nRecipes already in print',
      },
      'earlier inventions are listed': { prior_inventions: 'A jar opener\nA blog' },
      'competing work is restricted': {
        non_compete: 'Baking bread for restaurants',
        non_compete_period: '6',
        non_compete_area: 'within 15 miles of Essex',
      },
      'notice is typed as "two weeks"': { notice_period: 'Two weeks' },
      'the signing date is given': { signature_date: '2027-01-12' },
      'a notary is wanted': { notary_county: 'Middlesex County' },
      'a notary in Florida': { state: 'Florida', notary_county: 'Collier' },
      'the District of Columbia': { state: 'District of Columbia' },
      'an individual employer signs as a person': {
        employer_name: 'Bo Tate',
        employer_entity_type: '',
        hours_per_week: 12.5,
        state: 'Georgia',
        authorized_person: 'Bo Tate',
        authorized_title: 'Owner',
        notary_county: 'Fulton',
      },
      'one permission is not a lettered list': {
        confidentiality_exceptions: 'May name clients on resume',
      },
      'South Carolina has Schedule 1 signed by both': { state: 'South Carolina' },
      'Rhode Island names the first pay day and Oregon its codes': { state: 'Oregon' },
      'pays for the hours between a short week and overtime (2)': {
        pay_structure: 'annual',
        pay_amount: 900,
        hours_per_week: 30,
      },
      'has no such hours in a week of 45': {
        pay_structure: 'weekly',
        pay_amount: 900,
        hours_per_week: 45,
      },
      'clients in Washington': { state: 'Washington', non_solicitation: true },
      ...changesFor('unused vacation in', 'state', ['Montana', 'Rhode Island'], {
        vacation_payout: false,
      }),
      ...changesFor('overtime by the day in', 'state', ['Alaska', 'Colorado', 'Nevada']),
      'severance in return for a release': { severance_weeks: 4, severance_release: true },
      'a sign-on bonus and conditions of the offer': {
        sign_on_bonus: 2500,
        background_check: true,
        drug_test: true,
      },
      'arbitration with an opt-out': { arbitration: true },
      'arbitration and a drug test in Vermont': {
        state: 'Vermont',
        arbitration: true,
        drug_test: true,
      },
      'arbitration and a non-compete in Massachusetts': {
        state: 'Massachusetts',
        arbitration: true,
        non_compete: 'running a bakery',
      },
      'equity and a car': {
        equity_grant: 'Options on 10,000 shares, vesting over four years.',
        car_allowance: 350,
        background_check: true,
      },
      'a non-compete in Louisiana': {
        state: 'Louisiana',
        non_compete: 'baking bread for shops',
        sign_on_bonus: 900,
        car_allowance: 200,
      },
      'a schedule and a workplace that vary': {
        work_location: 'Client sites in Butler County',
        supervisor: 'Senior Vice President of Sales',
        start_time: 'varies',
        end_time: 'varies',
        work_days: 'Varies',
      },
    },
  },
  {
    from: ENGINEER,
    changes: {
      'competing work is restricted in Illinois': { state: 'Illinois' },
      'a covenant in Oklahoma': {
        date: '2027-01-11',
        end_type: 'at_will',
        non_compete: '',
        non_compete_area: 'Orleans Parish',
        state: 'Oklahoma',
        notary_county: '',
      },
      'leaves a fixed term and Montana as they are': { severance_weeks: 1 },
      'the dates of Exhibit B in Massachusetts: Deliver the document by March 17, 2027, or with t':
        {
          start_date: '2027-03-31',
          end_type: 'at_will',
          end_date: '',
          non_compete_area: 'Orleans Parish',
        },
      'the letter of the last day of a set term in Texas': { state: 'Texas' },
      'figures that change stay out of the contract (2)': {
        pay_structure: 'other',
        state: 'New York',
        pay_details: 'By the piece.',
      },
      'the wage notice of Minnesota': {
        non_compete: '',
        state: 'Minnesota',
        exempt_category: 'professional',
      },
      'the guide dates the delivery in Maine by the day of signing': {
        end_type: 'at_will',
        state: 'Maine',
      },
    },
  },
  {
    from: {},
    changes: {
      'never promises at-will: 2': { state: 'Montana' },
    },
  },
  {
    from: SHOP,
    changes: changesFor('in', 'state', [
      'New York',
      'Texas',
      'Delaware',
      'Illinois',
      'Ohio',
      'Kansas',
    ]),
  },
]
