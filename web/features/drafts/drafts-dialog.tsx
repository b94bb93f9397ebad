import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { longDate } from '../../ui/long-date.ts'
import { useDocument } from '../form/state/document-context.ts'
import { type Draft, deleteDraft, listDrafts, newDraftId, tabDraftId } from './answer-drafts.ts'

const savedText = ({ savedAt }: Draft): string =>
  savedAt === undefined ? 'Saved on this device' : `Saved on ${longDate(savedAt, { time: true })}`

/** Focuses the button when it appears and `shouldFocus` is true. */
const useFocusOnce = (shouldFocus: boolean): RefObject<HTMLButtonElement | null> => {
  const element = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (shouldFocus) element.current?.focus()
  }, [shouldFocus])
  return element
}

type DraftRowProps = { draft: Draft; onOpen: () => void; onDelete: () => void }

/** Opens a draft, or deletes it after a confirmation, because there is no other copy. */
const Actions = ({ draft, onOpen, onDelete }: DraftRowProps) => {
  const [asking, setAsking] = useState<boolean>()
  const cancelButton = useFocusOnce(asking === true)
  const deleteButton = useFocusOnce(asking === false)
  return asking ? (
    <Flex key="confirm" gap="2" wrap="wrap">
      <Button ref={cancelButton} variant="outline" onClick={() => setAsking(false)}>
        Cancel
      </Button>
      <Button colorPalette="red" onClick={onDelete}>
        Delete draft
      </Button>
    </Flex>
  ) : (
    <Flex key="actions" gap="2" wrap="wrap">
      <Button
        ref={deleteButton}
        variant="plain"
        aria-label={`Delete: ${draft.name}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <Button variant="outline" aria-label={`Open: ${draft.name}`} onClick={onOpen}>
        Open
      </Button>
    </Flex>
  )
}

const DraftRow = ({ current, ...line }: DraftRowProps & { current: boolean }) => (
  <Flex as="li" py="3" gap="3" wrap="wrap" justify="space-between" borderTopWidth="1px">
    <Box minW="0" flex="1 1 12rem">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        <span translate="no">{line.draft.name}</span>
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {current ? 'On this page' : savedText(line.draft)}
      </Text>
    </Box>
    {!current && <Actions {...line} />}
  </Flex>
)

const DraftList = ({ onOpen }: Pick<DraftsDialogProps, 'onOpen'>) => {
  const { template } = useDocument()
  const [drafts, setDrafts] = useState(() => listDrafts(template))
  const remove = (draftId: string) => {
    deleteDraft(template.id, draftId)
    setDrafts(listDrafts(template))
  }
  if (drafts.length === 0) return <Text mt="4">No drafts yet.</Text>
  return (
    <chakra.ul mt="4" listStyleType="none" maxH="20rem" overflowY="auto">
      {drafts.map((draft) => (
        <DraftRow
          key={draft.id}
          draft={draft}
          current={draft.id === tabDraftId(template.id)}
          onOpen={() => onOpen(draft.id)}
          onDelete={() => remove(draft.id)}
        />
      ))}
    </chakra.ul>
  )
}

type DraftsDialogProps = { open: boolean; onOpen: (draftId: string) => void; onClose: () => void }

/** This document's drafts on this device: open, delete, or start another. */
export const DraftsDialog = ({ open, onOpen, onClose }: DraftsDialogProps) => {
  const { template } = useDocument()
  const choose = (draftId: string) => {
    onClose()
    onOpen(draftId)
  }
  return (
    <Dialog open={open} onClose={onClose} title={`Drafts: ${template.name}`}>
      <Text color="fg.muted">
        Drafts stay in this browser until you delete them. We never see them.
      </Text>
      {open && <DraftList onOpen={choose} />}
      <DialogActions>
        <Button variant="outline" onClick={() => choose(newDraftId())}>
          Start another
        </Button>
        <Button onClick={onClose}>Continue with this one</Button>
      </DialogActions>
    </Dialog>
  )
}
