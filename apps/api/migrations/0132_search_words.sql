-- Other words for what frames are called. The shop edits them on the command line. Both are written plainly: without
-- accents, in lower case, in the singular.
CREATE TABLE catalogue_word (
  word text PRIMARY KEY CHECK (word ~ '^[a-z0-9]{2,30}$'),
  -- One or several words; a frame with any of them is found.
  means text[] NOT NULL CHECK (cardinality(means) BETWEEN 1 AND 8)
);
INSERT INTO catalogue_word (word, means) VALUES
  ('crianca', '{infantil}'), ('kid', '{infantil}'), ('bebe', '{infantil}'), ('menino', '{infantil}'),
  ('menina', '{infantil}'), ('filho', '{infantil}'), ('filha', '{infantil}'), ('escolar', '{infantil}'),
  ('sol', '{solar}'), ('escuro', '{solar}'), ('polarizado', '{solar}'), ('polarizada', '{solar}'),
  ('espelhado', '{solar}'), ('uv', '{solar}'), ('verao', '{solar}'),
  ('receita', '{grau}'), ('leitura', '{grau}'), ('miopia', '{grau}'), ('astigmatismo', '{grau}'),
  ('multifocal', '{grau}'), ('descanso', '{grau}'), ('computador', '{grau}'),
  ('esporte', '{esportivo}'), ('treino', '{esportivo}'), ('academia', '{esportivo}'),
  ('nadar', '{natacao}'), ('piscina', '{natacao}'), ('remo', '{natacao}'), ('surfe', '{natacao,praia}'),
  ('voleibol', '{volei}'), ('futsal', '{futebol}'),
  ('basquetebol', '{basquete}'), ('correr', '{corrida}'), ('maratona', '{corrida}'), ('bike', '{ciclismo}'),
  ('bicicleta', '{ciclismo}'), ('pedal', '{ciclismo}'), ('ciclista', '{ciclismo}'), ('mtb', '{ciclismo,trilha}'),
  ('montanha', '{trilha}'), ('caminhada', '{trilha}'),
  ('mulher', '{feminino}'), ('homem', '{masculino}'), ('plastico', '{acetato,nylon}'), ('oncinha', '{tartaruga}'),
  ('onca', '{tartaruga}'), ('ouro', '{dourado}'), ('prata', '{prateado}'), ('bege', '{marrom}'), ('vinho', '{vermelho}'),
  ('amarelo', '{laranja,dourado}'), ('lilas', '{roxo}'), ('cristal', '{transparente}'), ('oval', '{redondo}'),
  ('piloto', '{aviador}'), ('gota', '{aviador}'), ('gato', '{gatinho}'), ('cateye', '{gatinho}');
CREATE TRIGGER catalogue_word_told AFTER INSERT OR UPDATE OR DELETE ON catalogue_word
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
