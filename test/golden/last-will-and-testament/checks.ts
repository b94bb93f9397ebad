import { type Changes, changesFor, TODAY } from '../../support/golden.ts'
import { MARISOL } from './cases.ts'

/** Answers that the form refuses, warns about or accepts; `checks.txt` lists the messages. */
export const checks: Changes = [
  {
    from: MARISOL,
    changes: {
      'hint: a witness without a role': {},
      'hint: a day in the past': { date: '2026-11-20' },
      'hint: today': { date: TODAY },
      'hint: the spouse as guardian': { guardian: 'Daniel Peter Quintero' },
      'hint: no substitute': { alternateExecutor: '' },
      'refused: the substitute is one of two executors': {
        executor: 'Ana Ruiz and Priya Nair',
        alternateExecutor: 'Priya Nair',
      },
      'hint: a spouse who is left out': { residualBeneficiary: 'Ana Lee' },
      'hint: "my husband"': { residualBeneficiary: 'My husband' },
      'hint: a spouse with one gift': {
        residualBeneficiary: 'Ana Lee',
        specificBequests: 'My car to Daniel Peter Quintero',
      },
      'hint: an executor from another state': { executorAddress: '1 Elm Street, Burlington, VT' },
      'hint: an address without a state': { executorAddress: '1 Elm Street' },
      'hint: a trust': { specificBequests: '$500 in trust for Bo Lee' },
      'hint: trusted friends': { specificBequests: '$500 to Ann, trusted by Ohio Land Trust' },
      'hint: a gift among the wishes': { specialInstructions: 'I leave my ring to Bo' },
      'hint: a married couple with community property': { state: 'Idaho' },
      'hint: a single person there': { state: 'Idaho', maritalStatus: 'single', spouseName: '' },
      ...Object.fromEntries(
        ['executor', 'guardian', 'custodianForMinors'].map((role) => [
          `hint: a witness who is ${role}`,
          { [role]: 'Harold Benning' },
        ]),
      ),
      'refused: the testator as executor, by another name': {
        fullName: 'Marisol Anne Quintero, also known as Mari Vega',
        executor: 'mari vega',
      },
      'allowed: no spouse of the single': {
        spouseName: '',
        maritalStatus: 'single',
        hasChildren: 'yes',
      },
      'allowed: no children of those who have none': {
        children: '',
        maritalStatus: 'married',
        hasChildren: 'no',
      },
      'allowed: no guardian without children': {
        guardian: '',
        maritalStatus: 'married',
        hasChildren: 'no',
      },
    },
  },
  {
    from: MARISOL,
    changes: {
      ...changesFor('allowed: shares', 'residualBeneficiary', [
        'Ana 33.33%; Bo 66.67%',
        'Ana 33.3%; Bo 33.3%; Cy 33.4%',
        'Ana 100 percent',
        'Ana .5%; Bo 99.5%',
        'Ana and Bo in equal shares',
      ]),
      'allowed: a witness whose name holds that of a taker': { witness1: 'Elena Satori' },
      ...changesFor('hint: a gift for life:', 'specificBequests', [
        'My cabin to Ann for her life',
        'Bo may live in my flat until he dies',
      ]),
      ...changesFor('allowed: the home, children grown, in', 'state', ['Florida', 'Ohio'], {
        specificBequests: 'My house to Bo Lee',
        childrenUnder18: 'no',
      }),
      'refused: the home in Florida while a child is a minor': {
        state: 'Florida',
        specificBequests: 'My house to Bo Lee',
      },
      'refused: a gift to someone left out': {
        omittedPersons: 'My cousin Ivan Sokolov, and his descendants',
        specificBequests: '$1 to Ivan Sokolov',
      },
      ...changesFor('hint:', 'specificBequests', [
        'My Roth IRA to Bo Lee',
        '$20,000 to Bo Lee, who receives SSI',
      ]),
      'hint: a trust of one’s own, and a trust to 18': {
        alternateResidualBeneficiary: 'The Quintero Living Trust',
        benefitsRecipient: 'Bo Lee',
        childrensTrust: 'yes',
        trustAge: 18,
        trustee: 'Ana Lee',
      },
      'refused: Louisiana': { state: 'Louisiana' },
    },
  },
]
