import { lazy, Suspense, useEffect, useState } from 'react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'

const OtherWays = lazy(async () => ({ default: (await import('./other-ways.tsx')).OtherWays }))

/** The other ways to pay, fetched after the page has been drawn. */
export const LaterWays = ({ entry }: { entry: CatalogEntry }) => {
  const [drawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  return (
    drawn && (
      <Suspense>
        <OtherWays entry={entry} />
      </Suspense>
    )
  )
}
