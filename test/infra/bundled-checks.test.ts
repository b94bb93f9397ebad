import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { bundleFunction } from '../../infra/bundle-functions.ts'
import { checkedAnswers } from '../../lambdas/shop/checked-answers.ts'
import { findEnabledEntry, priceOf } from '../../shared/catalog/lookup.ts'
import { loadTemplate, templateIds } from '../../shared/documents/registry.ts'
import type { Answers, Template } from '../../shared/documents/template/template.ts'
import { arbitraryAnswers } from '../support/arbitrary-answers.ts'
import { BOUNDARY_ANSWERS } from '../support/boundary-answers.ts'
import fc from '../support/fast-check.ts'
import { request } from './api-event.ts'
import { remove } from './synthesise.ts'

const NOW = new Date('2026-11-25T12:00:00Z')

/** Sets of answers in which nearly every question is once wrong, once missing and once in another state. */
const answerSets = (template: Template): Answers[] => {
  const given = template.sampleAnswers
  const boundary = (BOUNDARY_ANSWERS[template.id] ?? []).map((change) => ({ ...given, ...change }))
  const random = fc.sample(arbitraryAnswers(template), 30)
  const changed = random.map((answers, index) => ({
    ...given,
    ...Object.fromEntries(Object.entries(answers).filter((_, key) => key % 10 === index % 10)),
  }))
  // A key that is no question: what is sold is refused, and nothing is asked of any service.
  return [{}, given, ...boundary, ...random, ...changed].map((answers) => ({
    ...answers,
    unasked: 'x',
  }))
}

/** What the whole code says of the answers. */
const refusal = (template: Template, answers: Answers): object => {
  try {
    return checkedAnswers(template, answers, NOW)
  } catch (error) {
    const { code, message, fields } = error as { code: string; message: string; fields: object }
    return { code, error: message, fields }
  }
}

const folder = mkdtempSync(join(tmpdir(), 'bundled-checks-'))
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  await bundleFunction('shop', folder)
})
afterAll(() => {
  vi.useRealTimers()
  remove(folder)
})

/** What the bundle of the shop says of the answers. */
const bundled = async (documentId: string, answers: Answers): Promise<unknown> => {
  const { handler } = await import(pathToFileURL(join(folder, 'index.mjs')).href)
  const entry = findEnabledEntry(documentId)
  const order = {
    documentId,
    documentTitle: entry?.title,
    price: entry && priceOf(entry, { now: NOW, sold: 0 }) / 100,
    answers,
    requestId: '0b2f3f6e-6f5d-4f0e-9a4e-0d9c1d2b3a4f',
  }
  const { body } = await handler(request('POST', '/api/create-checkout', JSON.stringify(order)), {})
  return JSON.parse(body)
}

it.each(templateIds)(
  'no error of %s is lost with the texts that a function goes without',
  async (id) => {
    const template = await loadTemplate(id)
    if (!template) throw new Error(`no template ${id}`)
    for (const answers of answerSets(template)) {
      expect(await bundled(id, answers)).toEqual(
        JSON.parse(JSON.stringify(refusal(template, answers))),
      )
    }
  },
)
