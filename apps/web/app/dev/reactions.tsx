import { useState } from 'react';
import { ReactionButton } from '../reactions/public/reaction-button.tsx';
import { Bookmark } from '../ui/icons/bookmark.tsx';
import { Heart } from '../ui/icons/heart.tsx';
import { MessageSquare } from '../ui/icons/message-square.tsx';
import { Repeat2 } from '../ui/icons/repeat-2.tsx';
import { Send } from '../ui/icons/send.tsx';

const nothing = () => undefined;

/** The five buttons of a post; like and save work without a server. */
export function Reactions() {
  const [liked, setLiked] = useState(true);
  const [saved, setSaved] = useState(false);
  return (
    <>
      <ReactionButton
        name="Curtir"
        icon={<Heart />}
        count={1233 + Number(liked)}
        pressed={liked}
        tone="red"
        onPress={() => setLiked(!liked)}
      />
      <ReactionButton name="Comentar" icon={<MessageSquare />} count={86} onPress={nothing} />
      <ReactionButton name="Compartilhar" icon={<Repeat2 />} count={41} onPress={nothing} />
      <ReactionButton name="Enviar" icon={<Send />} named onPress={nothing} />
      <span className="ml-auto">
        <ReactionButton
          name="Salvar"
          icon={<Bookmark />}
          count={57 + Number(saved)}
          pressed={saved}
          onPress={() => setSaved(!saved)}
        />
      </span>
    </>
  );
}
