import { MESSAGE_MAX_CHARACTERS, MESSAGE_MAX_FILES } from '@arquiba/contract/messages';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Form } from 'react-router';
import { useUploadArea } from '../../files/public/use-upload-area.ts';
import { charactersLeft } from '../../ui/characters-left.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ImagePlus } from '../../ui/icons/image-plus.tsx';
import { Mic } from '../../ui/icons/mic.tsx';
import { Send } from '../../ui/icons/send.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { Recording } from '../voice/microphone.ts';
import { MessageSubject } from './message-subject.tsx';
import type { useComposition } from './use-composition.ts';

const UploadFiles = lazyPart(() => import('../../files/public/upload-files.tsx'), {
  fallback: () => <div className="h-[300px]" />,
});
const DraftFiles = lazyPart(() => import('../../files/public/draft-files.tsx'), {
  fallback: () => <div className="h-27" />,
});
const FileCatcher = lazyPart(() => import('../../files/public/file-catcher.tsx'), {
  optional: true,
});

// Loaded early: recording works without network too.
const VoiceRecorder = lazyPart(() => import('../voice/voice-recorder.tsx'), {
  preload: true,
  fallback: () => <div className="h-11" />,
});

interface ComposerProps {
  conversationId: string;
  composition: ReturnType<typeof useComposition>;
  field: RefObject<HTMLTextAreaElement | null>;
  /** For a message that is sent without scripts. */
  formKey: string;
  /** Why the server refused a message that was sent without scripts. */
  refused: string | undefined;
  /** The name of who is answered. */
  answeredName: string;
  /** The other has not accepted the conversation yet. */
  onlyText: boolean;
  onTyping(): void;
  /** The arrow up in an empty field. */
  onEditLast(): void;
}

/** The form for a message. */
export function Composer(props: ComposerProps) {
  const { conversationId, composition, field, formKey, onTyping, onEditLast } = props;
  const { text, files, editing, write, attach, send, cancel } = composition;
  const mayAttach = !editing && !props.onlyText;
  const form = useRef<HTMLFormElement>(null);
  const microphone = useRef<HTMLButtonElement>(null);
  const [isRecording, setRecording] = useState(false);
  const upload = useUploadArea({
    ...{ area: 'messages', most: MESSAGE_MAX_FILES, files, attach },
  });
  const { tooLong, shown, said } = charactersLeft(text, MESSAGE_MAX_CHARACTERS);
  const isEmpty = text.trim() === '' && files.length === 0;
  const submit = () => {
    if (isEmpty || tooLong || upload.isUploading) return;
    upload.close();
    send();
    field.current?.focus();
  };
  const wasRecording = useRef(false);
  useEffect(() => {
    if (wasRecording.current && !isRecording) microphone.current?.focus();
    wasRecording.current = isRecording;
  }, [isRecording]);
  const closeRecorder = () => setRecording(false);
  const sendRecording = async (recording: Recording) => {
    if (await composition.sendVoice(recording)) closeRecorder();
  };
  // Text that was typed before hydration.
  const adopt = useEffectEvent(() => {
    if (field.current?.value && !text) write(field.current.value);
  });
  useEffect(() => adopt(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') return cancel();
    if (event.key === 'ArrowUp' && text === '' && !editing) {
      event.preventDefault();
      return onEditLast();
    }
    if (event.key !== 'Enter' || event.shiftKey || isTouch()) return;
    event.preventDefault();
    submit();
  };
  return (
    <Form
      ref={form}
      method="post"
      aria-label="Nova mensagem"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="relative border-t border-line bg-raised px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-3"
    >
      <input type="hidden" name="chave" value={formKey} />
      <MessageSubject composition={composition} answeredName={props.answeredName} />
      {!upload.isOpen && files.length > 0 && (
        <div className="px-2 pb-2">
          <DraftFiles files={files} onChange={attach} />
        </div>
      )}
      {upload.isOpen && (
        <div className="mx-auto mb-2 max-h-[50dvh] max-w-[600px] overflow-y-auto">
          <UploadFiles resumeKey={`chat-${conversationId}`} {...upload.area} />
        </div>
      )}
      {(shown || props.refused) && (
        <p
          className={
            tooLong || props.refused ? 'px-2 text-sm text-card-red' : 'px-2 text-sm text-muted'
          }
        >
          {props.refused ?? shown}
        </p>
      )}
      {isRecording && <VoiceRecorder onSend={sendRecording} onClose={closeRecorder} />}
      <div className={isRecording ? 'hidden' : 'flex items-end gap-1'}>
        {mayAttach && (
          <IconButton
            name="Adicionar fotos ou vídeos"
            icon={<ImagePlus />}
            aria-expanded={upload.isOpen}
            disabled={!upload.isOpen && files.length >= MESSAGE_MAX_FILES}
            onClick={upload.toggle}
            className="noscript:hidden"
          />
        )}
        <div className="min-w-0 flex-1 rounded-lg border border-line bg-surface px-3.5 py-2 transition focus-within:border-orange">
          <TextArea
            bare
            labelHidden
            scrolls
            label="Mensagem"
            ref={field}
            name="texto"
            placeholder="Mensagem"
            enterKeyHint="send"
            value={text}
            onChange={(event) => {
              write(event.currentTarget.value);
              if (!editing && event.currentTarget.value.trim()) onTyping();
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        {mayAttach && (
          <IconButton
            ref={microphone}
            name="Gravar áudio"
            icon={<Mic />}
            onClick={() => setRecording(true)}
            className="noscript:hidden"
          />
        )}
        <IconButton
          type="submit"
          name={editing ? 'Salvar' : 'Enviar'}
          icon={<Send />}
          className="bg-orange text-on-orange hover:bg-orange-hover"
        />
      </div>
      {mayAttach && <FileCatcher form={form} onFiles={upload.add} />}
      <p role="status" className="sr-only">
        {said}
      </p>
    </Form>
  );
}

/** On a touch screen Enter begins a new line, because its keyboard has no Shift and Enter. */
function isTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
