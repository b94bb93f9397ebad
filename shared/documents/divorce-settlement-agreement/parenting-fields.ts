import type { Condition, Field, FieldOption } from '../template/template.ts'
import { STATE_OPTIONS } from '../toolbox/states.ts'

const areParents: Condition = { field: 'hasChildren', is: true }

/** Common questions for parents. An open answer leaves a line or boxes to complete by hand. */
export const parentingFields = (spouses: readonly FieldOption[]): readonly Field[] => [
  {
    key: 'childrenHomeState',
    label: "The children's home state",
    kind: 'select',
    required: false,
    shownWhen: areParents,
    options: STATE_OPTIONS,
    help: 'Where they have lived for the last six months. Leave blank to write it in by hand.',
    why: 'Shows whether the court has jurisdiction over them.',
  },
  {
    key: 'insuranceParent',
    label: "Who carries the children's health insurance",
    kind: 'radio',
    required: false,
    shownWhen: areParents,
    options: spouses,
    help: "If you don't choose, checkboxes are printed.",
    why: 'Names the parent in the clause on health insurance.',
  },
  {
    key: 'expenseShare',
    label: "Spouse 1's share of shared expenses",
    nameFrom: 'spouse1Name',
    kind: 'number',
    required: false,
    shownWhen: { all: [areParents, { not: { field: 'state', is: 'New York' } }] },
    format: 'percent',
    help: 'Percent of health costs, child care and activities. The rest is for Spouse 2.',
    why: 'Fills in both shares.',
  },
  {
    key: 'collegeCosts',
    label: 'Education after high school',
    kind: 'select',
    required: false,
    shownWhen: { all: [areParents, { not: { field: 'state', is: 'Connecticut' } }] },
    options: [
      { value: 'later', label: 'Left to later agreement or the court' },
      {
        value: 'half',
        label: 'Each pays half, up to the cost of a public university in the state',
      },
      { value: 'none', label: 'Not required by this agreement' },
    ],
    help: "If you don't choose, checkboxes are printed.",
    why: 'Chooses the clause on education.',
  },
  {
    key: 'dependentsClaim',
    label: 'Who claims the children as dependents',
    kind: 'select',
    required: false,
    shownWhen: areParents,
    options: [
      ...spouses,
      {
        value: 'alternate',
        label: 'Spouse 1 in even years, Spouse 2 in odd years',
        nameFrom: 'spouse1Name',
      },
    ],
    help: "If you don't choose, checkboxes are printed.",
    why: 'Completes the clause on dependents; the other parent may get IRS Form 8332.',
  },
  {
    key: 'holidayPlan',
    label: 'Holidays',
    kind: 'select',
    required: false,
    shownWhen: areParents,
    options: [
      {
        value: 'even_1',
        label: 'They alternate: Spouse 1 has Thanksgiving in even years',
        nameFrom: 'spouse1Name',
      },
      {
        value: 'even_2',
        label: 'They alternate: Spouse 2 has Thanksgiving in even years',
        nameFrom: 'spouse2Name',
      },
    ],
    help: "Winter break then alternates the other way. If you don't choose, you complete the calendar by hand.",
    why: 'Fills in the years of the holiday calendar.',
  },
]
