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
import massachusetts from './states/massachusetts.md'
import nevada from './states/nevada.md'
import newYork from './states/new-york.md'
import texas from './states/texas.md'

/** Charter of a business corporation, with the documents that organize it. */
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
    Massachusetts: massachusetts,
    Nevada: nevada,
    'New York': newYork,
    Texas: texas,
  },
  defaultStateNotes,
  pages: SPECIFIED_PAGES['articles-of-incorporation'],
  derive,
  sampleAnswers,
}
