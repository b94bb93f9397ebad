import { useEffect, useRef, useState } from 'react'
import { tell } from '../parts/tell.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import { uploadFailure } from './upload-failure.ts'
import { type NewVersion, type Progress, uploadTemplate } from './upload-template.ts'

/**
 * `progress` is undefined unless an upload runs; `problem` is why the last one failed. Going away
 * stops what is being sent.
 */
export const useUpload = (onUploaded: () => void) => {
  const { api } = useAdmin()
  const [progress, setProgress] = useState<Progress>()
  const [problem, setProblem] = useState<string>()
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  const fail = (error: unknown) => {
    const failure = uploadFailure(error)
    if (!failure) throw error
    setProblem(failure.description)
    tell({ type: 'error', ...failure })
  }
  const upload = async (version: NewVersion) => {
    const { signal } = leaving.current
    setProblem(undefined)
    try {
      await uploadTemplate(api, version, { onProgress: setProgress, signal })
      onUploaded()
    } catch (error) {
      if (!signal.aborted) fail(error)
    } finally {
      setProgress(undefined)
    }
  }
  return { progress, problem, upload }
}
