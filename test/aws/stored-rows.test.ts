import { beforeAll, describe, expect, it } from 'vitest'
import { readOfferSales } from '../../lambdas/core/orders/offer-quota.ts'
import type { Purchase } from '../../lambdas/core/orders/order.ts'
import {
  findAwaiting,
  findByEmail,
  findBySession,
  findByToken,
  findByTokenStart,
  findOrder,
  findPurchase,
} from '../../lambdas/core/orders/table.ts'
import { markPaid, openOrder } from '../../lambdas/core/orders/transitions.ts'
import { UnreadableRow } from '../../lambdas/core/platform/rows.ts'
import { clearTemplateCache, lookUpTemplate } from '../../lambdas/core/templates/current.ts'
import { findDetails } from '../../lambdas/core/templates/details.ts'
import { findNewest, findVersion, listVersions } from '../../lambdas/core/templates/versions.ts'
import { OFFER } from '../../shared/catalog/offer.ts'
import { aws, setUpAws } from '../support/store/aws.ts'
import { revoke } from '../support/store/revoke.ts'
import stored from '../support/store/stored-rows.json' with { type: 'json' }

const rows: Record<string, Record<string, unknown>> = stored.orders
const FAR_FUTURE = '9999-12-31T00:00:00.000Z'

setUpAws()
beforeAll(async () => {
  for (const row of Object.values(rows)) await aws.putRow(row)
  await aws.putRow(stored.offer, process.env.OFFER_SALES_TABLE)
  for (const row of stored.template_versions)
    await aws.putRow(row, process.env.TEMPLATE_VERSIONS_TABLE)
  for (const row of stored.document_templates)
    await aws.putRow(row, process.env.DOCUMENT_TEMPLATES_TABLE)
})

const idsOf = (found: readonly Purchase[]) => found.map(({ id }) => id).sort()
const idsWhere = (holds: (row: Record<string, unknown>) => boolean) =>
  Object.values(rows)
    .filter(holds)
    .map(({ id }) => String(id))
    .sort()

describe('stored legacy records', () => {
  it.each(Object.entries(rows))('are found by id: %s', async (_, row) => {
    const found = await findPurchase(String(row.id))
    expect(row).toMatchObject({ id: found?.id, status: found?.status })
    expect((await findOrder(String(row.id)))?.id).toBe(
      row.status === 'unmatched' ? undefined : row.id,
    )
  })

  it.each(Object.entries(rows).filter(([, row]) => row.download_token))(
    'are found by token: %s',
    async (_, row) => {
      const token = String(row.download_token)
      expect((await findByToken(token))?.id).toBe(row.id)
      expect(idsOf(await findByTokenStart(token.slice(0, 20)))).toContain(row.id)
    },
  )

  it('are found by session and address', async () => {
    for (const { id, session_id } of Object.values(rows)) {
      if (session_id) expect((await findBySession(String(session_id)))?.id).toBe(id)
    }
    const address = 'B@example.com'
    const ownIds = idsWhere(({ email }) => email === address.toLowerCase())
    expect(idsOf(await findByEmail(address))).toEqual(ownIds)
  })

  it.each(['payment', 'files', 'review'] as const)('are found awaiting %s', async (awaiting) => {
    const waiting = idsWhere((row) => row.awaiting === awaiting)
    expect(waiting.length).toBeGreaterThan(0)
    expect(idsOf(await findAwaiting(awaiting, FAR_FUTURE))).toEqual(waiting)
    expect(await findAwaiting(awaiting, FAR_FUTURE, 1)).toHaveLength(1)
  })

  it('return the sales of an offer', async () => {
    const offer = { ...OFFER, quota: 10, endsAt: stored.offer.offer }
    expect(await readOfferSales(offer)).toBe(stored.offer.sold)
  })
})

describe('an unreadable record', () => {
  const token = 'unreadable-token-0123456789'
  const odd = {
    ...stored.orders.paid,
    id: 'ord_0odd',
    session_id: 'cs_odd',
    email: 'odd@example.com',
    download_token: token,
    token_start: token.slice(0, 8),
    due_at: '2000-01-01T00:00:00.000Z',
    paid_at: 'yesterday',
  }
  beforeAll(() => aws.putRow(odd))

  it('throws UnreadableRow when looked up', async () => {
    await expect(findPurchase(odd.id)).rejects.toThrow(UnreadableRow)
    await expect(findOrder(odd.id)).rejects.toThrow(UnreadableRow)
    await expect(findByToken(token)).rejects.toThrow(UnreadableRow)
    await expect(findBySession(odd.session_id)).rejects.toThrow(UnreadableRow)
  })

  it('is left out of lists and does not block later due orders', async () => {
    expect(await findByEmail(odd.email)).toEqual([])
    expect(await findByTokenStart(token)).toEqual([])
    expect(await findAwaiting('files', FAR_FUTURE, 1)).toHaveLength(1)
    expect(idsOf(await findAwaiting('files', FAR_FUTURE))).toEqual(
      idsWhere(({ awaiting }) => awaiting === 'files'),
    )
  })

  it('can be neither reopened nor paid, and is not changed', async () => {
    const { id, document_id, title, amount, currency } = odd
    const draft = { id, document_id, title, amount, currency }
    await expect(openOrder(draft)).rejects.toThrow(UnreadableRow)
    expect(await markPaid(id, { session_id: 'cs_other' })).toBe(false)
    expect(await aws.readOrder(id)).toEqual(odd)
  })

  it('can be revoked once repaired', async () => {
    await aws.putRow({ ...odd, paid_at: stored.orders.paid.paid_at })
    expect(await revoke(odd.id)).toBe(true)
    expect((await findOrder(odd.id))?.status).toBe('revoked')
  })
})

describe('template records', () => {
  const versions = [...stored.template_versions].sort((a, b) =>
    b.upload_date.localeCompare(a.upload_date),
  )
  const [id = ''] = versions.map(({ document_id }) => document_id)

  it('are read as stored', async () => {
    expect(await listVersions(id)).toEqual(versions)
    for (const row of versions) expect(await findVersion(id, row.version_key)).toEqual(row)
    expect(await findVersion(id, 'upload#none')).toBeUndefined()
    for (const row of stored.document_templates) {
      expect(await findDetails(row.document_id)).toEqual(row)
    }
    expect(await findDetails('no-such-document')).toBeUndefined()
  })

  it('determine the active file', async () => {
    const { files } = await lookUpTemplate(id, 'Default')
    expect([files.docx?.origin, files.pdf?.origin]).toEqual(['restore', 'upload'])
  })

  it('throw when the newest version is unreadable, and the document is generated instead', async () => {
    const kind = { origin: 'upload', state: 'Texas', file_type: 'pdf' } as const
    const [first] = versions
    const odd = { ...first, ...kind, version_key: 'upload#Texas#pdf#2026', size: 'large' }
    await aws.putRow(odd, process.env.TEMPLATE_VERSIONS_TABLE)
    await expect(findNewest(id, kind)).rejects.toThrow(UnreadableRow)
    await expect(findVersion(id, odd.version_key)).rejects.toThrow(UnreadableRow)
    clearTemplateCache()
    expect((await lookUpTemplate(id, 'Texas')).files).toEqual({})
    expect(await listVersions(id)).toEqual(versions)
    const details = { ...stored.document_templates[0], document_id: 'odd', created_at: 7 }
    await aws.putRow(details, process.env.DOCUMENT_TEMPLATES_TABLE)
    await expect(findDetails('odd')).rejects.toThrow(UnreadableRow)
  })
})

it('finds the newest orders of an address with very many purchases', async () => {
  const email = 'many@example.com'
  const days = Array.from({ length: 210 }, (_, day) => new Date(86_400_000 * day).toISOString())
  const row = { ...rows['ready and mailed'], email }
  await Promise.all(
    days.map((created_at, n) => aws.putRow({ ...row, id: `ord_many${n}`, created_at })),
  )
  const found = await findByEmail(email)
  expect(found.map(({ created_at }) => created_at)).toEqual(days.toReversed().slice(0, 200))
})
