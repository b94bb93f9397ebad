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
import nevada from './states/nevada.md'
import newYork from './states/new-york.md'
import texas from './states/texas.md'

/** Contract among the one to six owners of a limited liability company and its manager, if any. */
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
    Nevada: nevada,
    'New York': newYork,
    Texas: texas,
  },
  defaultStateNotes,
  pages: SPECIFIED_PAGES['llc-operating-agreement'],
  derive,
  sampleAnswers,
}
