import { Box, Text } from '@chakra-ui/react'
import { Busy } from '../../../ui/busy.tsx'
import { ProgressBar } from '../parts/progress-bar.tsx'
import type { Progress } from './upload-template.ts'

type UploadStateProps = { progress: Progress | undefined; problem: string | undefined }

/** How far the upload is, or why it failed. */
export const UploadState = ({ progress, problem }: UploadStateProps) => (
  <Box minH="10">
    {typeof progress === 'number' && (
      <ProgressBar label="Upload" percent={progress} text={`Uploading: ${progress} %`} />
    )}
    {progress === 'inspecting' && <Busy>Inspecting the file...</Busy>}
    {problem && (
      <Text role="alert" color="fg.error">
        {problem}
      </Text>
    )}
  </Box>
)
