import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { startWriter, type Writer } from './writer.ts'
import type { Opening } from './writing.ts'

const WriterContext = createContext<Writer | undefined>(undefined)

/** A writer for as long as the page is open; undefined before the page stands in a browser. */
export const WriterProvider = ({
  templateId,
  today,
  children,
}: Opening & { children: ReactNode }) => {
  const [writer, setWriter] = useState<Writer>()
  useEffect(() => {
    const started = startWriter({ templateId, today })
    setWriter(started)
    return started.stop
  }, [templateId, today])
  return <WriterContext value={writer}>{children}</WriterContext>
}

export const useWriter = (): Writer | undefined => use(WriterContext)
