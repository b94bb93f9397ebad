import { Button, Flex } from '@chakra-ui/react'
import type { Format } from '../lib/api.ts'
import { DownloadIcon } from './icons.tsx'
import { startDownload } from './start-download.ts'

const LABELS: Record<Format, string> = {
  docx: 'Download Word Document',
  pdf: 'Download PDF',
  instructions: 'Download Instructions',
}

type DownloadButtonsProps = { token: string; formats?: readonly Format[] }

/** One button per file; the Word document is the main one. */
export const DownloadButtons = ({
  token,
  formats = ['docx', 'pdf', 'instructions'],
}: DownloadButtonsProps) => (
  <Flex gap="3" wrap="wrap">
    {formats.map((format) => (
      <Button
        key={format}
        width={{ base: 'full', sm: 'auto' }}
        variant={format === 'docx' ? 'solid' : 'outline'}
        onClick={() => startDownload(token, format)}
      >
        <DownloadIcon />
        {LABELS[format]}
      </Button>
    ))}
  </Flex>
)
