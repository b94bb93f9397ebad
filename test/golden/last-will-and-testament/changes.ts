import { STATE_NAMES } from '../../../shared/documents/toolbox/states.ts'
import { type Changes, changesFor } from '../../support/golden.ts'
import { MARISOL, OWEN } from './cases.ts'

/** Changed answers of a known set; `changes.txt` lists what each adds and removes. */
export const changes: Changes = [
  {
    from: MARISOL,
    changes: {
      partnered: { maritalStatus: 'partnered' },
      separated: { maritalStatus: 'separated' },
      divorced: { maritalStatus: 'divorced' },
      'a married person without children': { hasChildren: 'no' },
      'no substitute guardian': { alternateGuardian: '' },
      'a trust for children and other young people': {
        childrensTrust: 'yes',
        youngTrust: true,
        trustee: 'Ana Lee',
      },
      'someone is left out': {
        omittedPersons: 'My brother Al Sato\nMy cousin Bo Lee and descendants',
      },
      'one person is left out': { omittedPersons: 'My brother Raul Quintero and descendants.' },
      'such debts are deducted': { debtsOwedToMe: 'deduct' },
      'such debts are forgiven': { debtsOwedToMe: 'forgive' },
      'the spouse is left out': { omittedPersons: 'Daniel  Peter Quintero' },
      'no specific gifts': { specificBequests: ' ' },
      'a gift line ends with a period': {
        specificBequests: 'My car to Bo Lee.\nMy boat to Cy Lee;',
      },
      'one person takes all, with no back-up': {
        residualBeneficiary: 'Ana Lee',
        alternateResidualBeneficiary: '',
      },
      'one person takes all, in own words': {
        residualBeneficiary: 'My husband',
        alternateResidualBeneficiary: '',
      },
      "a relative of the spouse's takes all": {
        residualBeneficiary: "My husband's sister Ana Lee",
        alternateResidualBeneficiary: '',
      },
      'an organization takes all': {
        residualBeneficiary: 'Elmwood Pantry',
        alternateResidualBeneficiary: 'Bo Lee',
      },
      'a fund takes all': { residualBeneficiary: 'Elm Fund', alternateResidualBeneficiary: '' },
      'the back-up has a back-up': {
        alternateResidualBeneficiary:
          'My sister Ana Lee; if she does not survive me, Elmwood Pantry',
      },
      'a group takes all, without shares': { residualBeneficiary: 'My nieces and nephews' },
      'one of two guardians is the executor': { executor: 'Bo Lee', guardian: 'Bo Lee and Cy Lee' },
      ...changesFor('custodian is the executor:', 'executor', ['Ana Lee and Bo Lee', 'Bo Lee'], {
        childrenUnder18: 'no',
        guardian: '',
        custodianForMinors: '',
        omittedPersons: 'None',
      }),
      'the guide helps with a matching will and with benefits': {
        matchingWill: true,
        guardian: 'Daniel Peter Quintero',
        benefitsRecipient: 'Mateo Quintero',
      },
      'a borough of Alaska': { state: 'Alaska', county: 'Kenai Peninsula Borough' },
      'a gift to a charity, pets and a list': {
        charityName: 'Elmwood Pantry, Hartford, Connecticut',
        charityAmount: 2500,
        petCaretaker: 'Bo Lee',
        petMoney: 1000,
        belongingsList: true,
      },
      'several people take, including the spouse': {
        residualBeneficiary: 'Daniel Peter Quintero 50%\nAna Lee 50%',
      },
      'several back-ups': { alternateResidualBeneficiary: 'Ann Lee 50%; Red Cross 50%' },
      'no custodian: the guardian': { custodianForMinors: '' },
      'two trustees, a bank as custodian, and one child': {
        executor: 'Ana Lee',
        childrensTrust: 'yes',
        trustee: 'Bo Lee and Cy Lee',
        alternateTrustee: 'Elm Trust Company',
        alternateResidualBeneficiary: 'My sister Di Lee',
        custodianForMinors: 'Elm Bank and Trust Company',
        children: 'Lucia Quintero, born 2014-05-02',
      },
      'no substitute executor': { alternateExecutor: '' },
      'a bond': { executorBond: 'require' },
      'no wishes': { specialInstructions: '' },
      'no affidavit is wanted': { selfProvingAffidavit: false },
      'no day of signing': { date: '' },
      'a class is in a list of shares': {
        residualBeneficiary: 'Percival Okonjo 60%\nMy children 40%',
      },
      'the list names people only': { residualBeneficiary: 'Percival Okonjo 60%\nOdalys Ruiz 40%' },
      ...Object.fromEntries(STATE_NAMES.map((state) => [`signed in ${state}`, { state }])),
    },
  },
  {
    from: OWEN,
    changes: {
      'a trust for young people other than children': {
        hasChildren: 'no',
        residualBeneficiary: 'My nieces and nephews in equal shares',
        youngTrust: true,
        trustAge: 30,
        trustee: 'Ana Lee',
        alternateTrustee: 'Bo Lee',
      },
      'no children but a custodian': { custodianForMinors: 'Ada Hale' },
      'the same, with several who take': {
        state: '',
        alternateResidualBeneficiary: 'The Sarasota Library',
      },
    },
  },
  {
    from: MARISOL,
    changes: {
      ...changesFor('no affidavit in', 'state', ['New York', 'Ohio', 'Pennsylvania'], {
        selfProvingAffidavit: false,
      }),
      ...changesFor('signed in Nevada, county:', 'county', ['Carson City', 'Washoe'], {
        state: 'Nevada',
      }),
    },
  },
]
