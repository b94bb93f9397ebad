import { Box, Button, Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { generateDocuments, type PlaceholderView } from '../../../../shared/api/admin-templates.ts'
import { enabledEntries } from '../../../../shared/catalog/lookup.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { PLACEHOLDER_STATES } from '../../../../shared/template-files.ts'
import { apiErrorOf } from '../../../api/api-error.ts'
import { useBusy } from '../../../ui/hooks/use-busy.ts'
import { NoticeCard } from '../../../ui/notice-card.tsx'
import { type AdminCall, useAdmin } from '../sign-in/admin-caller.ts'
import { TEMPLATES_KEY } from '../templates/template-facts.ts'
import { notifyAdmin } from '../ui/actions.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { ProgressBar } from '../ui/loaded.tsx'

type Placeholders = PlaceholderView['results']

/** `documents` counts the finished documents; `placeholders` are their files. */
type Run = { documents: number; placeholders: Placeholders; error?: string }

const START: Run = { documents: 0, placeholders: [] }

const IDS = enabledEntries().map(({ id }) => id)

const { done, failed, failedTitle } = MESSAGES.templates.placeholders

/** One call per document, to show progress. The first failure stops the run. */
const createAll = async (call: AdminCall, show: (run: Run) => void): Promise<Run> => {
  let run = START
  for (const id of IDS) {
    show(run)
    const { success, results, error } = await call(generateDocuments, {
      action: 'create_template_placeholders',
      documentIds: [id],
    })
    run = { documents: run.documents + 1, placeholders: [...run.placeholders, ...results] }
    if (!success) return { ...run, error: error ?? failed }
  }
  return run
}

/** Creates placeholder PDFs of all documents and notifies about the outcome. */
export const useCreator = () => {
  const { call } = useAdmin()
  const { mutate } = useSWRConfig()
  const { busy, run } = useBusy()
  const [latest, setLatest] = useState<Run>()
  const create = () =>
    run(async () => {
      const outcome = await createAll(call, setLatest).catch((failure: unknown): Run => {
        const { status, message } = apiErrorOf(failure)
        return { ...START, error: status === 0 ? failed : message }
      })
      setLatest(outcome)
      if (outcome.error !== undefined) notifyAdmin('error', failedTitle, outcome.error)
      else notifyAdmin('success', done, MESSAGES.admin.created(outcome.placeholders.length))
      await mutate(TEMPLATES_KEY, undefined)
    })
  return { busy, latest, create }
}
type Creator = ReturnType<typeof useCreator>

const PlaceholderTable = ({ placeholders }: { placeholders: Placeholders }) => (
  <Box mt="4" maxH="24rem" overflowY="auto" tabIndex={0} role="region" aria-label="Results">
    <DataTable
      label="Placeholders created"
      columns={[
        { title: 'Document', cell: ({ title }) => title },
        { title: 'State', cell: ({ state }) => state },
        { title: 'Version', cell: ({ version }) => version },
        { title: 'Pages', cell: ({ pageCount }) => pageCount },
        { title: 'File', cell: ({ filePath }) => filePath },
      ]}
      rows={placeholders}
      keyOf={({ filePath }) => filePath}
    />
  </Box>
)

/** The outcome, shown until the next run; a notice announces it. */
const Outcome = ({ error, placeholders }: Run) =>
  error === undefined ? (
    <Text color="fg.success" fontWeight="semibold" mt="4">
      {MESSAGES.admin.created(placeholders.length)}
    </Text>
  ) : (
    <Text color="fg.error" mt="4">
      {failedTitle}: {error}
    </Text>
  )

/** The template creator renders every blank document for each state and lists the files. */
export const LegacyTools = ({ creator: { busy, latest, create } }: { creator: Creator }) => (
  <section>
    <Heading size="lg" mb="4">
      Legacy Tools
    </Heading>
    <NoticeCard
      title="Template Creator"
      text={`Creates a placeholder PDF of every document for ${PLACEHOLDER_STATES.join(', ')}. Placeholders never reach a buyer.`}
    >
      <Button variant="outline" onClick={create} disabled={busy} aria-busy={busy}>
        {busy ? 'Creating...' : 'Create Template Placeholders'}
      </Button>
      {latest && !busy && <Outcome {...latest} />}
      {latest && busy && (
        <ProgressBar
          label="Creating templates"
          percent={Math.round((100 * latest.documents) / IDS.length)}
          text={`${latest.documents} of ${IDS.length} documents`}
        />
      )}
      {latest && latest.placeholders.length > 0 && (
        <PlaceholderTable placeholders={latest.placeholders} />
      )}
    </NoticeCard>
  </section>
)
