import type { Poll } from '@arquiba/contract/posts';
import { useId, useState } from 'react';
import { PollView } from '../polls/poll-view.tsx';
import { QuotedPost } from '../posts/quoted-post.tsx';
import { athlete, shortText } from './sample-data.ts';
import { pitch } from './sample-pictures.ts';
import { Specimen, Stack } from './specimen.tsx';

const DAY = 86_400_000;

/** Components that only some posts contain. */
export function PostParts({ now }: { now: number }) {
  const at = (milliseconds: number) => new Date(now + milliseconds).toISOString();
  const quoted = {
    ...{ id: '71', author: athlete, text: shortText, media: [pitch], poll: null },
    createdAt: at(-DAY),
  };
  return (
    <>
      <Specimen
        name="Enquete"
        file="ui/poll-view.tsx"
        note="Para votar, votada, de voto aberto e final, encerrada."
      >
        {() => (
          <Stack>
            <SamplePoll {...{ now }} closesAt={at(DAY * 1.5)} />
            <SamplePoll {...{ now }} closesAt={at(3_600_000)} chosen={0} multiple />
            <SamplePoll {...{ now }} closesAt={at(DAY)} chosen={1} pictures anonymous={false} />
            <SamplePoll {...{ now }} closesAt={at(-DAY)} />
          </Stack>
        )}
      </Specimen>
      <Specimen name="Publicação citada" file="ui/quoted-post.tsx">
        {() => <QuotedPost post={quoted} />}
      </Specimen>
    </>
  );
}

interface SamplePollProps {
  now: number;
  closesAt: string;
  chosen?: number;
  multiple?: boolean;
  pictures?: boolean;
  anonymous?: boolean;
}

/** Works without a server. */
function SamplePoll(props: SamplePollProps) {
  const { now, closesAt, multiple = false, pictures = false, anonymous = true } = props;
  const [chosen, setChosen] = useState(props.chosen === undefined ? [] : [props.chosen]);
  const poll: Poll = {
    ...{ closesAt, closed: false, multiple, results: 'always', anonymous, changeable: anonymous },
    options: ['Unidos do Canal', 'Empate', 'Grêmio da Serra'].map((label, position) => ({
      ...{ label, votes: [41, 12, 30][position] ?? 0, chosen: chosen.includes(position) },
      picture: pictures ? pitch : null,
    })),
  };
  return (
    <PollView postId={useId()} {...{ poll, now }} onVote={setChosen} onVoters={() => undefined} />
  );
}
