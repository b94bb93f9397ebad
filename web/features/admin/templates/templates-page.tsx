import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import useSWR from 'swr'
import { listTemplates, type TemplateListView } from '../../../../shared/api/admin-templates.ts'
import { enabledEntries } from '../../../../shared/catalog/lookup.ts'
import { loadStory } from '../../../../shared/content/stories.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { SWR_OPTIONS } from '../../../api/swr-options.ts'
import { useBusy } from '../../../ui/hooks/use-busy.ts'
import { useAdmin } from '../sign-in/admin-caller.ts'
import { attempt, notifyAdmin } from '../ui/actions.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { LoadProblem } from '../ui/loaded.tsx'
import { TEMPLATES_KEY } from './template-facts.ts'
import { TemplatesTable } from './templates-table.tsx'
import { UploadDialog } from './upload-dialog.tsx'
import { useUploadDraft } from './use-upload.ts'

/** Pages are counted in the background, so the list is polled until all counts are available. */
const MAX_POLLS = 5
const POLL_INTERVAL_MS = 3000

const isCounting = (list: TemplateListView | undefined) =>
  list?.templates.some(({ pageCount }) => pageCount === undefined)

/**
 * Rows are undefined while loading or refreshing. A second view uses the cached rows; changes
 * elsewhere need a refresh.
 */
const useTemplates = () => {
  const { call } = useAdmin()
  const [loads, setLoads] = useState(0)
  const { data, error, mutate } = useSWR<TemplateListView, ApiError>(
    TEMPLATES_KEY,
    () => call(listTemplates),
    {
      ...SWR_OPTIONS,
      revalidateIfStale: false,
      onSuccess: () => setLoads(loads + 1),
      refreshInterval: (list) => (isCounting(list) && loads <= MAX_POLLS ? POLL_INTERVAL_MS : 0),
    },
  )
  const refresh = () =>
    attempt(MESSAGES.admin.refused, async () => {
      notifyAdmin('info', MESSAGES.templates.refreshing)
      await mutate(undefined, { revalidate: false })
      await mutate(() => call(listTemplates, { refresh: 'true' }), { revalidate: false })
    })
  return { rows: data?.templates, error, reload: () => mutate(), refresh }
}

const loadContent = () =>
  Promise.all(
    enabledEntries().map(async ({ id, title }) => ({ id, title, ...(await loadStory(id)) })),
  )

const textList = (texts: readonly string[], fallback: string) => (
  <Box as="ul" ps="4" listStyleType="disc">
    {(texts.length > 0 ? texts : [fallback]).map((text) => (
      <li key={text}>{text}</li>
    ))}
  </Box>
)

/** The site's content for each enabled document. */
const ContentMatrix = () => {
  const { data: rows, error } = useSWR('admin/matrix', loadContent, SWR_OPTIONS)
  const { matrix } = MESSAGES.admin
  return (
    <Box as="section" mt="16">
      <Heading size="lg" mb="4">
        Document Content Matrix
      </Heading>
      {error ? (
        <Text role="alert">{MESSAGES.api.unexpected}</Text>
      ) : (
        <DataTable
          label="Document Content Matrix"
          columns={[
            { title: 'Document Name', cell: ({ title }) => <strong>{title}</strong> },
            { title: 'Overview', cell: ({ overview }) => overview || matrix.overview },
            {
              title: "What's Included",
              cell: ({ whatsIncluded }) => textList(whatsIncluded, matrix.whatsIncluded),
              width: '18rem',
            },
            {
              title: 'Use Cases',
              cell: ({ useCases }) =>
                textList(
                  useCases.map(({ title }) => title),
                  matrix.useCases,
                ),
              width: '18rem',
            },
          ]}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
    </Box>
  )
}

export const TemplatesPage = () => {
  const { rows, error, reload, refresh } = useTemplates()
  const { busy, run } = useBusy()
  const draft = useUploadDraft(rows ?? [])
  return (
    <>
      <Flex gap="3" mb="6" wrap="wrap">
        <Button variant="outline" onClick={() => run(refresh)} disabled={busy} aria-busy={busy}>
          Refresh Templates
        </Button>
        <Button onClick={() => draft.begin()}>Upload New Template</Button>
      </Flex>
      {error && !rows ? (
        <LoadProblem error={error} onRetry={reload} />
      ) : (
        <TemplatesTable rows={rows} onUpload={draft.begin} onChanged={reload} />
      )}
      <UploadDialog draft={draft} rows={rows ?? []} onUploaded={reload} />
      <ContentMatrix />
    </>
  )
}
