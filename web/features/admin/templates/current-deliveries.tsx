import { Badge, chakra, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'
import { withdrawVersion } from '../../../../shared/api/template-versions.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { FILE_TYPE_NAMES, FILE_TYPES, type FileType } from '../../../../shared/template-files.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { useAdmin } from '../sign-in/admin-caller.ts'
import { ActionButton, attempt } from '../ui/actions.tsx'
import { deliveries, hasMixedSources } from './template-facts.ts'

type CurrentDeliveriesProps = { row: TemplateRow; onChanged: () => void }

const Withdraw = ({ row, type, onChanged }: CurrentDeliveriesProps & { type: FileType }) => {
  const { call } = useAdmin()
  const { withdrawn, withdrawFailed, confirmWithdraw, otherStays } = MESSAGES.admin
  const name = FILE_TYPE_NAMES[type]
  const withdraw = async () => {
    await attempt(withdrawFailed, async () => {
      await call(withdrawVersion, { id: row.id, type })
      return { title: withdrawn.title, text: withdrawn.text(name) }
    })
    // After a failure too: another window may have withdrawn the file.
    onChanged()
  }
  const other = FILE_TYPES.find((each) => each !== type && row.versions[each] !== undefined)
  const text = confirmWithdraw(row.title, name)
  return (
    <ActionButton
      label={`Withdraw ${name}, use the generated one`}
      itemName={row.title}
      confirm={other ? `${text} ${otherStays(FILE_TYPE_NAMES[other])}` : text}
      action={withdraw}
      mt="2"
      me="2"
    />
  )
}

/** Returns a ref to focus when a button disappears with its focus. `count` is the number of buttons. */
const useFocusAfterRemoval = (count: number) => {
  const target = useRef<HTMLElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const isRemoved = count < before.current
    before.current = count
    if (isRemoved && document.activeElement === document.body) target.current?.focus()
  }, [count])
  return target
}

/** What buyers currently get, and how to return to the generated files. */
export const CurrentDeliveries = ({ row, onChanged }: CurrentDeliveriesProps) => {
  const isMixed = hasMixedSources(row)
  const published = FILE_TYPES.filter((type) => row.versions[type] !== undefined)
  const [isOpen, setOpen] = useState(false)
  const summary = useFocusAfterRemoval(published.length)
  return (
    <chakra.details
      mt="3"
      textStyle="sm"
      open={isMixed || isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <chakra.summary ref={summary} cursor="pointer" py="1" fontWeight="semibold">
        What buyers get now
        {isMixed && (
          <Badge colorPalette="amber" ms="2">
            Word and PDF differ
          </Badge>
        )}
      </chakra.summary>
      {isMixed && (
        <Text color="fg.muted">
          Word and PDF of the blank document come from different versions. Publish the other file
          too, or withdraw this one.
        </Text>
      )}
      <FactList facts={deliveries(row)} mt="1" />
      {published.map((type) => (
        <Withdraw key={type} row={row} type={type} onChanged={onChanged} />
      ))}
    </chakra.details>
  )
}
