import { fileURLToPath } from 'node:url'
import regular from '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'
import bold from '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'

const path = (location: string) =>
  location.startsWith('file:') ? fileURLToPath(location) : location

/** Our fonts as files. */
export const PEER_FONTS = { regular: path(regular), bold: path(bold) }
