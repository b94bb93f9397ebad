import { useEffect, useState } from 'react'
import type { TemplateRow } from '../../../../shared/admin-api.ts'

/** How often to look for measured pages, and how many milliseconds apart. */
const LOOKS = 5
const PAUSE = 3000

/** Pages are counted in the background: while a count is missing, the rows are read a few times more. */
export const useMeasuring = (
  rows: readonly TemplateRow[] | undefined,
  reload: () => Promise<unknown>,
): void => {
  const [looks, setLooks] = useState(0)
  const waiting = looks < LOOKS && rows?.some(({ pageCount }) => pageCount === undefined) === true
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(async () => {
      await reload()
      setLooks(looks + 1)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [waiting, looks, reload])
}
