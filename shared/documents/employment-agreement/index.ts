import { SPECIFIED_PAGES } from '../template/specified-pages.ts'
import type { Template } from '../template/template.ts'
import agreement from './agreement.md'
import { coverage } from './coverage.ts'
import { derive } from './derive.ts'
import { form } from './form.ts'
import instructions from './instructions.md'
import { rules } from './rules.ts'
import { sampleAnswers } from './sample.ts'
import california from './states/california.md'
import connecticut from './states/connecticut.md'
import defaultStateNotes from './states/default.md'
import delaware from './states/delaware.md'
import florida from './states/florida.md'
import illinois from './states/illinois.md'
import massachusetts from './states/massachusetts.md'
import newYork from './states/new-york.md'
import texas from './states/texas.md'
import washington from './states/washington.md'

/** Employment of one person by a private employer: at-will or for a fixed term. */
export const template: Template = {
  ...form,
  rules,
  coverage,
  agreement,
  instructions,
  stateNotes: {
    California: california,
    Connecticut: connecticut,
    Delaware: delaware,
    Florida: florida,
    Illinois: illinois,
    Massachusetts: massachusetts,
    'New York': newYork,
    Texas: texas,
    Washington: washington,
  },
  defaultStateNotes,
  pages: SPECIFIED_PAGES['employment-agreement'],
  derive,
  sampleAnswers,
}
